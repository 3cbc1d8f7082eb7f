import { getGeo } from '@generated/api/channel/channel';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { storage } from '../browser/storage/storage';
import { connectApi } from './connect';
import { fakeBackend, json } from './fake-backend.test-help';
import { client, http, keyRing } from './http';

const GEO = { is_geo_blocked: false };

/** Simulates a device that has not visited the site yet. */
function firstVisit(routes: Parameters<typeof fakeBackend>[0]) {
  const backend = fakeBackend(routes);
  storage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: 'rudy_api_key' }));
  return backend;
}

beforeEach(() => localStorage.clear());

afterEach(() => {
  client.hosts = {};
  keyRing.connect({
    channelKey: () => Promise.reject(new Error('not connected')),
    apiKey: () => Promise.reject(new Error('not connected')),
  });
});

test('the first request of a visit fetches the keys of the hostname', async () => {
  const backend = firstVisit({
    'GET /keys/northfield.grandstand.test.json': () => json({ channel_key: 'channel-1' }),
    'POST /api/get_api_key': () => json({ api_key: 'api-1' }),
    'GET /api/geo': ({ query }) => json({ ...GEO, keys: query.toString() }),
  });
  connectApi({}, 'northfield.grandstand.test');
  expect(await getGeo()).toEqual({ ...GEO, keys: 'api_key=api-1&channel_key=channel-1' });
  expect(backend.bodies[1]).toEqual({ channel_key: 'channel-1' });
});

test('API requests are sent to the configured hosts', async () => {
  const backend = firstVisit({
    'GET /own-keys/northfield.grandstand.test.json': () => json({ channel_key: 'channel-1' }),
    'POST /own-api/api/get_api_key': () => json({ api_key: 'api-1' }),
    'GET /own-api/api/geo': () => json(GEO),
  });
  connectApi(
    { keysHost: 'https://keys.test/own-keys', apiHost: 'https://api.test/own-api' },
    'northfield.grandstand.test',
  );
  expect(await getGeo()).toEqual(GEO);
  expect(backend.calls).toHaveLength(3);
});

test('an API request without a method is a GET', async () => {
  const backend = fakeBackend({ 'GET /api/menu': () => json({ data: [] }) });
  await http('/api/menu', { op: 'getMenu' });
  expect(backend.calls).toEqual(['GET /api/menu']);
});

test('an API request without its operation throws an error', () => {
  expect(() => http('/api/menu', {})).toThrow('/api/menu was called without its operation');
});
