import { afterEach, expect, test, vi } from 'vitest';
import { setUp } from './harness';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a request has the browser’s own language header until a language is set', async () => {
  const { client, get, sent } = setUp();
  await get('listFavorites', '/api/favorites');
  client.language = 'fr';
  await get('listFavorites', '/api/favorites');
  expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual([null, 'fr']);
});

test('concurrent reads in different languages do not share a request', async () => {
  const { client, get, sent } = setUp();
  const reads = [null, 'en', 'fr'].map((language) => {
    client.language = language;
    return get('listFavorites', '/api/favorites');
  });
  await Promise.all(reads);
  expect(sent).toHaveLength(3);
});

test('a request to a host other than the API’s sends no language', async () => {
  const { client, get, sent, reply } = setUp();
  client.language = 'fr';
  reply(new Response('{"channel_key":"channel-1"}'));
  await get('getChannelKey', '/keys/site.test.json').catch(() => {});
  expect(sent[0]?.headers.has('Accept-Language')).toBe(false);
});
