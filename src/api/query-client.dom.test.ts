import { getGetEventQueryKey, getGetEventQueryOptions, useGetEvent } from '@generated/api/events/events';
import type { User } from '@generated/model';
import { onlineManager } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { shows } from '../../tests/statements/shows';
import { requestClock } from '../lib/time/request-clock';
import { failure, fakeBackend, withQueries } from './fake-backend.test-help';
import { setViewer } from './session/viewer-changes';

const CALL = 'GET /api/events/7';

async function prefetchThatFails(status: number) {
  const backend = fakeBackend({ [CALL]: () => failure(status) });
  const { queryClient, wrapper } = withQueries();
  await queryClient.prefetchQuery(getGetEventQueryOptions(7));
  expect(backend.count(CALL)).toBe(1);
  const open = () => renderHook(() => useGetEvent(7), { wrapper });
  return { backend, queryClient, open };
}

describe('when a prefetched query has failed', () => {
  test.each([202, 400, 404, 429])(
    'a prefetched query that failed with %i is not sent again when its screen mounts',
    shows('status 429'),
    async (status) => {
      const { backend, open } = await prefetchThatFails(status);
      const screen = open();
      const second = open();
      expect(screen.result.current.error?.status).toBe(status);
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(second.result.current.isFetching).toBe(false);
      expect(backend.count(CALL)).toBe(1);
    },
  );

  test('a failed query is sent again when its screen is left and opened again', async () => {
    const { backend, open } = await prefetchThatFails(429);
    open().unmount();
    const again = open();
    await waitFor(() => expect(again.result.current.isFetching).toBe(false));
    expect(backend.count(CALL)).toBe(2);
  });

  test.each([
    ['is not sent again within a minute', 60_000, false],
    ['is sent again after a minute', 60_001, true],
  ])('a failed prefetch whose screen mounts later %s', async (_, passedMs, isSent) => {
    const { queryClient, open } = await prefetchThatFails(404);
    const failedAt = queryClient.getQueryState(getGetEventQueryKey(7))?.errorUpdatedAt ?? 0;
    vi.spyOn(Date, 'now').mockReturnValue(failedAt + passedMs);
    expect(open().result.current.isFetching).toBe(isSent);
  });

  test('a failed query is sent again at mount once somebody has logged in', async () => {
    const { backend, queryClient, open } = await prefetchThatFails(403);
    setViewer(queryClient, { id: 1, email: 'fan@grandstand.test' } as User, 'logIn');
    open();
    await vi.waitFor(() => expect(backend.count(CALL)).toBe(2));
  });
});

describe('without a connection', () => {
  afterEach(() => onlineManager.setOnline(true));

  test('a query without a connection fails at once, and is sent again when the connection returns', async () => {
    let isConnected = false;
    const backend = fakeBackend({
      [CALL]: () => {
        if (!isConnected) throw new TypeError('Failed to fetch');
        return failure(404);
      },
    });
    // The mutator retries the call once, here without its delay.
    vi.spyOn(requestClock, 'wait').mockImplementation((callback) => {
      callback();
      return () => {};
    });
    onlineManager.setOnline(false);
    const { wrapper } = withQueries();
    const { result } = renderHook(() => useGetEvent(7), { wrapper });
    await waitFor(() => expect(result.current.error?.kind).toBe('network'));
    expect(backend.count(CALL)).toBe(2);
    isConnected = true;
    onlineManager.setOnline(true);
    await waitFor(() => expect(result.current.error?.status).toBe(404));
    expect(backend.count(CALL)).toBe(3);
  });

  test('a mutation without a connection fails at once, and is not sent later', async () => {
    onlineManager.setOnline(false);
    const { queryClient } = withQueries();
    const send = vi.fn(() => Promise.reject(new Error('offline')));
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send });
    await expect(mutation.execute(undefined)).rejects.toThrow('offline');
    onlineManager.setOnline(true);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(send).toHaveBeenCalledTimes(1);
  });
});
