import type { Bootstrap } from '@generated/model';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { channelOptions } from '../../api/hooks/channel';
import { storage } from '../../browser/storage/storage';
import { findStoredChannel, storeForNextVisit } from './start-from-storage';
import { clearStoredChannel, hasSameLook, storeChannel } from './stored-channel';

const HOST = 'https://api.example';

const CHANNEL = {
  'color-settings': { 'accent-color': '#0044cc' },
  'events-categories': [],
  'events-locations': [],
  faq: [{ question: 'How much is a pass?', answer: '$ 12.00' }],
  menu: [{ name: 'Schedule' }],
  packages: [{ id: 1, name: 'Season pass', price: 1_200 }],
  pages: [{ id: 1, name: 'swimming', url: '/swimming', html: '<p>From $ 12.00</p>' }],
  'participant-groups': [],
  'participant-group-properties': [],
  slides: [],
  subscriptions: [{ id: 2, name: 'Monthly', price: 900 }],
  settings: {
    name: 'Northfield',
    language: 'en',
    languages: ['en', 'fr'],
    static_blocks: [
      { alias: 'cookie_notice', html: 'We keep a few things' },
      { alias: 'terms_conditions', html: 'A pass costs $ 12.00' },
    ],
  },
} as unknown as Bootstrap;

const withSettings = (settings: object): Bootstrap => ({
  ...CHANNEL,
  settings: { ...CHANNEL.settings, ...settings },
});

const at = (path: string) => history.replaceState(null, '', path);
const browserIn = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

beforeEach(() => {
  at('/');
  browserIn('en-CA');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a stored channel has its settings, colours, menu and slides, but nothing with a price', () => {
  storeChannel(HOST, 'en', CHANNEL);
  expect(findStoredChannel(HOST, undefined)).toMatchObject({
    'color-settings': { 'accent-color': '#0044cc' },
    menu: [{ name: 'Schedule' }],
    slides: [],
    settings: { name: 'Northfield', static_blocks: [{ alias: 'cookie_notice' }] },
  });
  expect(localStorage.getItem('rudy_channel')).not.toMatch(/price|12\.00|pass/i);
});

test.each(['/', '/schedule', '/live', '/packages', '/watch/12', '/?team=falcons'])(
  'the site starts with the stored channel at %s',
  (path) => {
    storeChannel(HOST, 'en', CHANNEL);
    at(path);
    expect(findStoredChannel(HOST, undefined)).not.toBeNull();
  },
);

test.each(['/about', '/buy', '/login', '/my_account', '/swimming', '/watch_embed/12', '/404'])(
  'the site waits for the current channel at %s',
  (path) => {
    storeChannel(HOST, 'en', CHANNEL);
    at(path);
    expect(findStoredChannel(HOST, undefined)).toBeNull();
  },
);

test('the site does not start with the channel of another host', () => {
  storeChannel('https://other.example', 'en', CHANNEL);
  expect(findStoredChannel(HOST, undefined)).toBeNull();
});

test.each([
  ['of another build', { build: '/assets/index-old.js' }],
  ['in an unknown language', { language: 'de' }],
  ['without a menu', { channel: { ...CHANNEL, menu: undefined } }],
])('a stored channel %s is removed', (_, change) => {
  storeChannel(HOST, 'en', CHANNEL);
  const isAny = (_value: unknown): _value is object => true;
  storage.set('channel', { ...storage.get('channel', isAny), ...change });
  expect(findStoredChannel(HOST, undefined)).toBeNull();
  expect(localStorage.getItem('rudy_channel')).toBeNull();
});

test.each([
  ['is the viewer’s choice', 'fr', ['en-CA'], 'fr', CHANNEL, true],
  ['is not the viewer’s choice', 'fr', ['en-CA'], 'en', CHANNEL, false],
  ['is the browser’s', undefined, ['fr-CA'], 'fr', CHANNEL, true],
  ['is not the browser’s any more', undefined, ['fr-CA'], 'en', CHANNEL, false],
  // The first requests are sent in French, before the channel's languages are known.
  [
    'is the channel’s own for want of detection',
    undefined,
    ['fr-CA'],
    'en',
    withSettings({ language_detection: false }),
    false,
  ],
  ['is the only one', undefined, ['fr-CA'], 'en', withSettings({ languages: ['en'] }), true],
] as const)(
  'the site starts with the stored channel only if it is in the viewer’s language: the language %s',
  (_, chosen, languages, stored, channel, starts) => {
    browserIn(...languages);
    storeChannel(HOST, stored, channel);
    expect(findStoredChannel(HOST, chosen) !== null).toBe(starts);
  },
);

test.each([
  ['by one call is stored', 1, true],
  // Its data counts as outdated.
  ['part by part is not stored, because parts may be missing', 0, false],
])('a channel that was loaded %s', async (_, updatedAt, isStored) => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const queryClient = new QueryClient();
  queryClient.setQueryData(channelOptions().queryKey, CHANNEL, { updatedAt });
  await storeForNextVisit(queryClient, HOST, 'en', CHANNEL);
  expect(findStoredChannel(HOST, undefined) !== null).toBe(isStored);
});

test.each([
  ['that is too large', { support_text: 'x'.repeat(250_000) }],
  ['that lacks fields of the contract', { static_blocks: undefined }],
])('a channel %s is not stored, and removes the one before', (_, settings) => {
  storeChannel(HOST, 'en', CHANNEL);
  storeChannel(HOST, 'en', withSettings(settings));
  expect(localStorage.getItem('rudy_channel')).toBeNull();
});

test('a stored channel is removed when it is no longer trusted', () => {
  storeChannel(HOST, 'en', CHANNEL);
  clearStoredChannel();
  expect(findStoredChannel(HOST, undefined)).toBeNull();
});

test('two channels look alike if they differ only in what is not stored', () => {
  expect(hasSameLook(CHANNEL, { ...CHANNEL, packages: [], faq: [] })).toBe(true);
  expect(hasSameLook(CHANNEL, { ...CHANNEL, menu: [] })).toBe(false);
  expect(hasSameLook(CHANNEL, withSettings({ name: 'Southfield' }))).toBe(false);
  expect(hasSameLook(CHANNEL, withSettings({ static_blocks: undefined }))).toBe(false);
});
