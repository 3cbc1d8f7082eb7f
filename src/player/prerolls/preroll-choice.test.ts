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
  suppressed: false,
};

eachCase([
  ['there is none', [], {}, null],
  [
    'the lowest weight',
    [rule(1, { weight: 20 }), rule(2, { weight: 5 }), rule(3)],
    {},
    2,
    shows('preroll by weight'),
  ],
  ['the lower id of two with the same weight', [rule(5), rule(4)], {}, 4],
  [
    'one that also fits live streams',
    [rule(1, { for_live: false }), rule(2, { weight: 99 })],
    {},
    2,
    shows('preroll by stream status'),
  ],
  [
    'one that also fits recordings',
    [rule(1, { for_vod: false }), rule(2, { weight: 99 })],
    { streamStatus: 'finished' },
    2,
    shows('preroll by stream status'),
  ],
  ['one for this location', [rule(1, { location_id: 9 })], {}, 1, shows('preroll by location')],
  ['none for another location', [rule(1, { location_id: 8 })], {}, null, shows('preroll by location')],
  [
    'none with a location for an event without one',
    [rule(1, { location_id: 9 })],
    { locationId: null },
    null,
  ],
  ['one for this category', [rule(1, { event_categories: [7] })], {}, 1, shows('preroll by category')],
  ['one for a parent category', [rule(1, { event_categories: [3, 2] })], {}, 1],
  ['none for another category', [rule(1, { event_categories: [3] })], {}, null, shows('preroll by category')],
  ['no_ads', [rule(1)], { noAds: true }, null, shows('capability no_ads')],
  [
    'none of any kind where one was shown within the hour',
    [rule(1, { weight: 1 }), rule(2)],
    { suppressed: true },
    null,
    shows('preroll once per user', 'preroll once per visitor'),
  ],
] as [string, PrerollRule[], Partial<PrerollOccasion>, number | null][])(
  'chooses a preroll: %s',
  (_, rules, extra, id) => {
    expect(choosePreroll(rules, { ...occasion, ...extra })?.id ?? null).toBe(id);
  },
);
