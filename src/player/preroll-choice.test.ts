import { expect, test } from 'vitest';
import { choosePreroll, type PrerollOccasion, type PrerollRule } from './preroll-choice';

const rule = (id: number, extra: Partial<PrerollRule> = {}): PrerollRule => ({
  id,
  url: `/media/preroll-${id}.m3u8`,
  weight: 10,
  location_id: null,
  event_categories: [],
  for_vod: true,
  for_live: true,
  skip_after: null,
  suppress_for: null,
  ...extra,
});
const occasion: PrerollOccasion = {
  streamStatus: 'live',
  locationId: 9,
  categoryIds: [7, 2],
  noAds: false,
  isSuppressed: () => false,
};

test.each([
  ['none there', [], {}, null],
  ['the lightest', [rule(1, { weight: 20 }), rule(2, { weight: 5 }), rule(3)], {}, 2],
  ['of two alike, the elder', [rule(5), rule(4)], {}, 4],
  ['for live streams only', [rule(1, { for_live: false }), rule(2, { weight: 99 })], {}, 2],
  [
    'for recordings only',
    [rule(1, { for_vod: false }), rule(2, { weight: 99 })],
    { streamStatus: 'finished' },
    2,
  ],
  ['this location', [rule(1, { location_id: 9 })], {}, 1],
  ['another location', [rule(1, { location_id: 8 })], {}, null],
  ['an event without a location', [rule(1, { location_id: 9 })], { locationId: null }, null],
  ['this category', [rule(1, { event_categories: [7] })], {}, 1],
  ['one above it', [rule(1, { event_categories: [3, 2] })], {}, 1],
  ['another category', [rule(1, { event_categories: [3] })], {}, null],
  ['no_ads', [rule(1)], { noAds: true }, null],
  ['suppressed: the next lightest', [rule(1, { weight: 1 }), rule(2)], { isSuppressed: (id) => id === 1 }, 2],
  ['all suppressed', [rule(1)], { isSuppressed: () => true }, null],
] as [string, PrerollRule[], Partial<PrerollOccasion>, number | null][])('%s', (_, rules, extra, id) => {
  expect(choosePreroll(rules, { ...occasion, ...extra })?.id ?? null).toBe(id);
});
