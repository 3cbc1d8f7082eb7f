import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from '../browser/storage/storage';
import { KeyRing } from './keys';

const STORED = { channelKey: 'channel-0', apiKey: 'api-0' };
const FETCHED = { channelKey: 'channel-1', apiKey: 'api-1' };

const store = createStore(() => localStorage);
const source = {
  channelKey: vi.fn<() => Promise<string>>(),
  apiKey: vi.fn<(channelKey: string) => Promise<string>>(),
};

function openTab() {
  const ring = new KeyRing(store);
  ring.connect(source);
  return ring;
}

function storeKeys({ channelKey, apiKey }: typeof STORED) {
  store.set('channel_key', channelKey);
  store.set('api_key', apiKey);
}

/** Simulates another tab that writes its keys to the shared storage. */
function replaceInOtherTab() {
  storeKeys({ channelKey: 'channel-0', apiKey: 'api-other' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'rudy_api_key' }));
}

beforeEach(() => {
  localStorage.clear();
  source.channelKey.mockReset().mockResolvedValue('channel-1');
  source.apiKey.mockReset().mockResolvedValue('api-1');
});

test('a new visit starts with the stored API keys', () => {
  storeKeys(STORED);
  expect(openTab().peek()).toEqual(STORED);
});

test('stores fetched API keys for the next visit', async () => {
  expect(openTab().peek()).toBeNull();
  expect(await openTab().get()).toEqual(FETCHED);
  expect(openTab().peek()).toEqual(FETCHED);
});

test('a tab uses the API keys that another tab has replaced', async () => {
  storeKeys(STORED);
  const ring = openTab();
  await ring.get();
  replaceInOtherTab();
  expect(await ring.get()).toMatchObject({ apiKey: 'api-other' });
});

test('a tab whose API keys are rejected after another tab replaced them fetches none', async () => {
  storeKeys(STORED);
  const ring = openTab();
  const rejected = await ring.get();
  replaceInOtherTab();
  expect(await ring.refresh(rejected)).toMatchObject({ apiKey: 'api-other' });
  expect(source.apiKey).not.toHaveBeenCalled();
});

test('replaces rejected keys, including the channel key unless only the session ended', async () => {
  storeKeys(STORED);
  expect(await openTab().refresh(STORED, { keepChannelKey: true })).toEqual({
    channelKey: 'channel-0',
    apiKey: 'api-1',
  });
  storeKeys(STORED);
  expect(await openTab().refresh(STORED)).toEqual(FETCHED);
});

test.each([
  ['rejected keys that are stored no more', STORED],
  ['no keys', null],
])('a device without stored keys fetches new keys when it replaces %s', async (_, rejected) => {
  expect(await openTab().refresh(rejected)).toEqual(FETCHED);
});

test('replaces stored keys even if it is unknown which keys were rejected', async () => {
  storeKeys(STORED);
  expect(await openTab().refresh(null)).toEqual(FETCHED);
});

test('requests a channel key that cannot be fetched only once', async () => {
  source.channelKey.mockRejectedValue(new Error('no channel'));
  await expect(openTab().get()).rejects.toThrow('no channel');
  expect(source.channelKey).toHaveBeenCalledTimes(1);
});

test('removes a dead channel key from the storage even if no other can be fetched', async () => {
  store.set('channel_key', 'channel-dead');
  source.apiKey.mockRejectedValue(new Error('unknown channel'));
  source.channelKey.mockRejectedValue(new Error('no channel'));
  await expect(openTab().get()).rejects.toThrow('no channel');
  source.channelKey.mockResolvedValue('channel-1');
  source.apiKey.mockResolvedValue('api-1');
  expect(await openTab().get()).toEqual(FETCHED);
  expect(source.apiKey.mock.calls).toEqual([['channel-dead'], ['channel-1']]);
});

test('new keys count as a visitor’s until somebody logs in with them', async () => {
  storeKeys(STORED);
  const ring = openTab();
  expect(ring.isVisitor(STORED)).toBe(false);
  const fresh = await ring.refresh(STORED);
  expect(ring.isVisitor(fresh)).toBe(true);
  ring.markSignedIn(STORED, true);
  expect(ring.isVisitor(fresh)).toBe(true);
  ring.markSignedIn(fresh, true);
  expect(ring.isVisitor(fresh)).toBe(false);
});

test('keys cannot be fetched before the key ring is connected', async () => {
  await expect(new KeyRing(store).get()).rejects.toThrow('The key ring has no source');
});
