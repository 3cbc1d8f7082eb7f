import type { Page } from '@generated/model';
import { expect, test } from 'vitest';
import { EARLY_ADDRESSES } from '../../api/early-addresses';
import { firstLists } from '../../api/early-lists';
import {
  allowedCodesOf,
  firstData,
  firstResponses,
  firstScreen,
  needsKeys,
  pagesIn,
} from './first-responses';

const AT = { now: Date.parse('2026-11-26T12:00:00Z'), timeZone: 'America/Chicago', pages: [] };

const PAGE = {
  ...{
    id: 1,
    name: 'women-in-sport',
    url: '/women-in-sport',
    alt_name: 'women',
    title: null,
    html: '<p>Long</p>',
  },
  filters: { gender: 'female' },
} as Page;

const CHANNEL = {
  settings: {
    name: 'Northfield',
    clip_tags: [{ id: 1, name: 'Goal' }],
    static_blocks: [
      { alias: 'cookie_notice', html: '<p>Cookies</p>' },
      { alias: 'privacy_policy', html: '<p>Long</p>' },
    ],
  },
  menu: [],
  pages: [PAGE],
  slides: [{ id: 1 }, { id: 2 }],
  'events-categories': [],
  'events-locations': [{ id: 1 }, { id: 2 }],
  'participant-groups': [{ id: 5 }],
  'participant-group-properties': [{ participant_group_id: 5 }],
  faq: [{ id: 1 }],
  packages: [{ id: 1 }],
  subscriptions: [{ id: 1 }],
};
const TEAMS = { data: [{ id: 10 }, { id: 11 }, { id: 12 }], meta: { total: 3 } };
const GAME = { id: 1, location_id: 2, participants: [{ id: 10 }, { id: 12 }] };
const HOMEPAGE = { live: [{ ...GAME, media: [{ id: 3, kind: 2, url: '/live.m3u8?token=1' }] }] };

const responses = (over: Record<string, unknown> = {}) =>
  new Map(
    Object.entries({
      [EARLY_ADDRESSES.bootstrap]: CHANNEL,
      [EARLY_ADDRESSES.participants]: TEAMS,
      [EARLY_ADDRESSES.homepage]: HOMEPAGE,
      ...over,
    }),
  );

const home = (over: Record<string, unknown> = {}) =>
  firstData('home', firstResponses({ path: '/', ...AT }) ?? [], responses(over));

test('the first responses of each rendered page are the channel and its teams', () => {
  for (const path of ['/', '/packages', '/passes']) {
    const [channel, teams, ...own] = firstResponses({ path, ...AT }) ?? [];
    expect([channel?.url, teams?.url]).toEqual([EARLY_ADDRESSES.bootstrap, EARLY_ADDRESSES.participants]);
    expect(own.length, path).toBeGreaterThan(0);
  }
});

test.each(['/faq/', '/packages/', '/watch', '/profile'])('the edge does not render the page %s', (path) => {
  expect(firstResponses({ path, ...AT })).toBeNull();
});

test('a page of the channel is rendered as a schedule with the filters of the page', () => {
  const pages = pagesIn(CHANNEL);
  const [, , list] = firstResponses({ path: '/women-in-sport', ...AT, pages }) ?? [];
  expect(list?.url).toContain('gender=female');
  expect(firstScreen({ path: '/women-in-sport', pages })).toBe('page');
});

test.each([
  ['no page has the address', '/men-in-sport', [PAGE]],
  ['the address is the alternative name of a page', '/women', [PAGE]],
  ['the address is one of the site’s own', '/login', [{ ...PAGE, url: '/login' }]],
  ['the page is not below the site’s root', '/sport/women', [{ ...PAGE, url: '/sport/women' }]],
])('the edge renders no page where %s', (_, path, pages) => {
  expect(firstScreen({ path, pages })).toBeNull();
});

test.each([null, {}, { pages: 'none' }])('reads no pages from the channel %o', (channel) => {
  expect(pagesIn(channel)).toEqual([]);
});

test('the rendered page contains the text of the channel’s pages only on those pages', () => {
  const { channel } = firstData('page', [], responses()) ?? {};
  expect(channel?.pages).toEqual([PAGE]);
  expect(home()?.channel.pages).toEqual([{ ...PAGE, html: null }]);
});

test('only calls whose response depends on the viewer are sent with keys', () => {
  const withKeys = (firstResponses({ path: '/', ...AT }) ?? []).filter(needsKeys).map(({ url }) => url);
  expect(withKeys).toEqual([EARLY_ADDRESSES.homepage]);
});

test('a missing form of the channel counts as a response, and no other missing response does', () => {
  const missing = (path: string) =>
    (firstResponses({ path, ...AT }) ?? [])
      .filter((each) => allowedCodesOf(each).includes(404))
      .map(({ url }) => url);
  expect(missing('/contacts')).toEqual(['/api/custom-forms/contacts']);
  expect(missing('/watch/1')).toEqual([]);
});

test('the data of a rendered page lacks what only other screens show', () => {
  const { channel, entries, trimmed } = home() ?? {};
  expect(channel).toMatchObject({
    faq: [],
    packages: [],
    subscriptions: [],
    'participant-group-properties': [],
    'participant-groups': [{ id: 5 }],
    'events-locations': [{ id: 2 }],
    settings: { name: 'Northfield', clip_tags: [], static_blocks: [{ alias: 'cookie_notice' }] },
  });
  expect(entries).toEqual([
    [['listParticipants', { no_limit: 1 }], { ...TEAMS, data: [{ id: 10 }, { id: 12 }] }],
    [['listHomepageEvents', {}], { live: [{ ...GAME, media: [] }] }],
  ]);
  expect(trimmed).toEqual([]);
});

test('only home gets all slides; other screens get the first one, for link previews', () => {
  expect(home()?.channel.slides).toEqual([{ id: 1 }, { id: 2 }]);
  const expected = firstResponses({ path: '/live', ...AT }) ?? [];
  const list = { [expected.at(-1)?.url ?? '']: { data: [], meta: { total: 0 } } };
  const live = firstData('schedule', expected, responses(list));
  expect(live?.channel.slides).toEqual([{ id: 1 }]);
});

test('a page of text gets the text that it shows, or an empty one if the channel has none', () => {
  const blocks = (screen: 'privacy' | 'terms' | 'faq') =>
    firstData(screen, [], responses())?.channel.settings.static_blocks;
  const notice = { alias: 'cookie_notice', html: '<p>Cookies</p>' };
  expect(blocks('privacy')).toEqual([notice, { alias: 'privacy_policy', html: '<p>Long</p>' }]);
  expect(blocks('terms')).toEqual([notice, { alias: 'terms_conditions', title: null, html: '' }]);
  expect(blocks('faq')).toEqual([notice]);
});

test.each([
  ['/faq', '/api/faq'],
  ['/contacts', '/api/custom-forms/contacts'],
])('the rendered page %s needs the response of %s', (path, url) => {
  const own = firstResponses({ path, ...AT })?.slice(2);
  expect(own?.map((response) => response.url)).toEqual([url]);
});

test('the teams in the data of the schedule have names, for the filters, but no pictures', () => {
  const games = { data: [{ id: 1, event_utc_ts: 0, participants: [{ id: 10 }] }] };
  const expected = firstResponses({ path: '/schedule', ...AT }) ?? [];
  const otters = {
    id: 10,
    name: 'Otters',
    images: [{ url: '/crest.webp' }],
    groups: [{ id: 5, image: '/5.webp' }],
  };
  const { entries = [] } =
    firstData(
      'schedule',
      expected,
      responses({
        ...Object.fromEntries(expected.slice(2).map(({ url }) => [url, games])),
        [EARLY_ADDRESSES.participants]: { data: [otters, { id: 11 }] },
      }),
    ) ?? {};
  expect(entries[0]?.[1]).toEqual({
    data: [
      {
        ...{ id: 10, name: 'Otters', short_name: '', images: [], color: null },
        groups: [{ id: 5, name: '', alias: null, image: null }],
      },
    ],
  });
});

test('the data of a rendered page has only the first teams of a pass, whose crests the shop shows', () => {
  const ids = Array.from({ length: 60 }, (_, index) => index + 1);
  const { entries = [] } =
    firstData(
      'packages',
      firstResponses({ path: '/packages', ...AT }) ?? [],
      responses({
        [EARLY_ADDRESSES.participants]: { data: ids.map((id) => ({ id })) },
        [EARLY_ADDRESSES.packages]: { data: [{ id: 1, type: 'team', participants: ids }] },
        [EARLY_ADDRESSES.plans]: { data: [] },
        ...Object.fromEntries(firstLists('/packages', AT.now).map((url) => [url, { data: [] }])),
      }),
    ) ?? {};
  expect(entries[0]?.[1]).toEqual({ data: ids.slice(0, 10).map((id) => ({ id })) });
});

test.each([
  ['the channel lacks a list', { [EARLY_ADDRESSES.bootstrap]: { ...CHANNEL, menu: undefined } }],
  ['there is no channel', { [EARLY_ADDRESSES.bootstrap]: null }],
  ['the teams are no list', { [EARLY_ADDRESSES.participants]: { data: 'none' } }],
])('the edge renders no home page where %s', (_, over) => {
  expect(home(over)).toBeNull();
});
