import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { channelOptions, useChannel } from './channel';
import { useCurrency } from './currency';

const CALL = 'GET /api/channel-bootstrap-data';
const LISTS = [
  'events-categories',
  'events-locations',
  'faq',
  'menu',
  'packages',
  'pages',
  'participant-groups',
  'participant-group-properties',
  'slides',
  'subscriptions',
];
const CHANNEL = { settings: { currency: 'CAD' }, ...Object.fromEntries(LISTS.map((name) => [name, []])) };

function loadChannel(response: unknown) {
  fakeBackend({ [CALL]: () => json(response) });
  const { queryClient, wrapper } = withQueries();
  return { loading: queryClient.fetchQuery(channelOptions()), wrapper };
}

test('a complete channel is available to its screens', async () => {
  const { loading, wrapper } = loadChannel(CHANNEL);
  await loading;
  expect(renderHook(() => useChannel(), { wrapper }).result.current).toEqual(CHANNEL);
  expect(renderHook(() => useCurrency(), { wrapper }).result.current).toBe('CAD');
});

test.each([...LISTS, 'settings'])('a channel without its %s is rejected', async (part) => {
  for (const value of [null, 'none', undefined]) {
    const { loading } = loadChannel({ ...CHANNEL, [part]: value });
    await expect(loading).rejects.toMatchObject({
      kind: 'malformed',
      operation: 'getBootstrap',
      status: 200,
    });
  }
});

test('the request for the channel is aborted when no component waits for it', async () => {
  const backend = fakeBackend({ [CALL]: () => new Promise(() => {}) });
  const { queryClient } = withQueries();
  const loading = queryClient.fetchQuery(channelOptions());
  const rejected = expect(loading).rejects.toThrow();
  await vi.waitFor(() => expect(backend.count(CALL)).toBe(1));
  await queryClient.cancelQueries();
  await rejected;
  expect(backend.aborted).toEqual([CALL]);
});

test('a screen that renders before the channel has loaded fails', () => {
  fakeBackend({ [CALL]: () => new Promise(() => {}) });
  vi.spyOn(console, 'error').mockReturnValue();
  const { wrapper } = withQueries();
  expect(() => renderHook(() => useChannel(), { wrapper })).toThrow('the channel is used before');
});
