import { eachCase, shows } from '@tests/statements/shows';
import { expect } from 'vitest';
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

eachCase([
  ['none there', [], {}, null],
  [
    'the lightest',
    [rule(1, { weight: 20 }), rule(2, { weight: 5 }), rule(3)],
    {},
    2,
    shows('preroll by weight'),
  ],
  ['of two alike, the elder', [rule(5), rule(4)], {}, 4],
  [
    'for live streams only',
    [rule(1, { for_live: false }), rule(2, { weight: 99 })],
    {},
    2,
    shows('preroll by stream status'),
  ],
  [
    'for recordings only',
    [rule(1, { for_vod: false }), rule(2, { weight: 99 })],
    { streamStatus: 'finished' },
    2,
    shows('preroll by stream status'),
  ],
  ['this location', [rule(1, { location_id: 9 })], {}, 1, shows('preroll by location')],
  ['another location', [rule(1, { location_id: 8 })], {}, null, shows('preroll by location')],
  ['an event without a location', [rule(1, { location_id: 9 })], { locationId: null }, null],
  ['this category', [rule(1, { event_categories: [7] })], {}, 1, shows('preroll by category')],
  ['one above it', [rule(1, { event_categories: [3, 2] })], {}, 1],
  ['another category', [rule(1, { event_categories: [3] })], {}, null, shows('preroll by category')],
  ['no_ads', [rule(1)], { noAds: true }, null, shows('capability no_ads')],
  ['suppressed: the next lightest', [rule(1, { weight: 1 }), rule(2)], { isSuppressed: (id) => id === 1 }, 2],
  ['all suppressed', [rule(1)], { isSuppressed: () => true }, null],
] as [string, PrerollRule[], Partial<PrerollOccasion>, number | null][])('%s', (_, rules, extra, id) => {
  expect(choosePreroll(rules, { ...occasion, ...extra })?.id ?? null).toBe(id);
});
