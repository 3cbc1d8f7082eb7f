import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { useIsFavourite } from './is-favourite';

const [PROFILE, FAVOURITES] = ['GET /api/profile', 'GET /api/favorites'];

function open(profile: Response) {
  const backend = fakeBackend({
    [PROFILE]: () => profile,
    [FAVOURITES]: () =>
      json({
        data: [
          { id: 1, favoritable_type: 'participant', favoritable_id: 9 },
          { id: 2, favoritable_type: 'category', favoritable_id: 102 },
        ],
        meta: { total: 2 },
      }),
  });
  const { queryClient, wrapper } = withQueries();
  const { result } = renderHook(() => useIsFavourite(), { wrapper });
  const loaded = async (...calls: string[]) => {
    await waitFor(() => expect(backend.calls).toEqual(calls));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await act(async () => {});
  };
  return { backend, result, loaded };
}

test('finds a favourite by both its type and its id', async () => {
  const { result, loaded } = open(json({ id: 4 }));
  await loaded(PROFILE, FAVOURITES);
  const isFavourite = result.current;
  expect(isFavourite('participant', 9)).toBe(true);
  expect(isFavourite('category', 102)).toBe(true);
  expect(isFavourite('participant', 102)).toBe(false);
  expect(isFavourite('category', 9)).toBe(false);
});

test('nothing is a favourite before the list of favourites has loaded', async () => {
  const { backend, result } = open(json({ id: 4 }));
  backend.routes[FAVOURITES] = () => new Promise(() => {});
  await waitFor(() => expect(backend.count(FAVOURITES)).toBe(1));
  expect(result.current('participant', 9)).toBe(false);
});

test('nothing is a favourite of a visitor, and the list of favourites is not requested', async () => {
  const { result, loaded, backend } = open(failure(401, 'unauthenticated'));
  await loaded(PROFILE);
  expect(result.current('participant', 9)).toBe(false);
  expect(backend.calls).toEqual([PROFILE]);
});
