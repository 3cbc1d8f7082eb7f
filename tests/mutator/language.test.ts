import { afterEach, expect, test, vi } from 'vitest';
import { setUp } from './harness';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request leaves the language to the browser’s own header until one is set', async () => {
  const { client, get, sent } = setUp();
  await get('listFavorites', '/api/favorites');
  client.language = 'fr';
  await get('listFavorites', '/api/favorites');
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual([null, 'fr']);
});

test('a read in another language does not join the read that is under way', async () => {
  const { client, get, sent } = setUp();
  const reads = [null, 'en', 'fr'].map((language) => {
    client.language = language;
    return get('listFavorites', '/api/favorites');
  });
  await Promise.all(reads);
  expect(sent).toHaveLength(3);
});

test('a request to another host than the API’s names no language', async () => {
  const { client, get, sent, reply } = setUp();
  client.language = 'fr';
  reply(new Response('{"channel_key":"channel-1"}'));
  await get('getChannelKey', '/keys/site.test.json').catch(() => {});
  expect(sent[0]?.headers.has('Accept-Language')).toBe(false);
});
