import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { rememberSignedIn } from '../../browser/memory/session-marker';
import { deferred, failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { useIsViewerAwaited, useViewer } from './viewer';

const PROFILE = 'GET /api/profile';

test.each([
  ['a user is awaited on a device that had one', true],
  ['no user is awaited on a device that had none', false],
])('until the profile has loaded, %s', async (_, wasSignedIn) => {
  const loading = deferred();
  fakeBackend({ [PROFILE]: () => loading.promise });
  rememberSignedIn(wasSignedIn);
  const { wrapper } = withQueries();
  const { result } = renderHook(() => ({ isAwaited: useIsViewerAwaited(), viewer: useViewer() }), {
    wrapper,
  });
  expect(result.current).toEqual({ isAwaited: wasSignedIn, viewer: null });
  loading.respond(json({ id: 4 }));
  await waitFor(() => expect(result.current).toEqual({ isAwaited: false, viewer: { id: 4 } }));
  rememberSignedIn(false);
});

test('a visitor whose profile has loaded is not awaited as a user, even if one was signed in before', async () => {
  fakeBackend({ [PROFILE]: () => failure(401) });
  rememberSignedIn(true);
  const { wrapper } = withQueries();
  const { result } = renderHook(() => useIsViewerAwaited(), { wrapper });
  await waitFor(() => expect(result.current).toBe(false));
  rememberSignedIn(false);
});

test('the profile is not loaded again for each screen, however long the visit lasts', async () => {
  const backend = fakeBackend({ [PROFILE]: () => json({ id: 4 }) });
  const { queryClient, wrapper } = withQueries();
  const first = renderHook(() => useViewer(), { wrapper });
  await waitFor(() => expect(first.result.current).toEqual({ id: 4 }));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  renderHook(() => useViewer(), { wrapper });
  expect(queryClient.isFetching()).toBe(0);
  expect(backend.calls).toEqual([PROFILE]);
});
