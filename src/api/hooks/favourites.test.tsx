import { getGetEventQueryOptions, getListFavoriteEventsQueryKey } from '@generated/api/events/events';
import { getListFavoritesQueryKey } from '@generated/api/favourites/favourites';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { deferred, failure, fakeBackend, json, withQueries } from '../fake-backend.test-help';
import { useFavourites } from './favourites';

const SCHOOL = { id: 70, favoritable_type: 'participant', favoritable_id: 9 };
const TEAM = { id: 71, favoritable_type: 'participant', favoritable_id: 102 };
const SPORT = { id: 72, favoritable_type: 'category', favoritable_id: 102 };
const list = (...data: object[]) => json({ data, meta: { total: data.length, offset: 0, limit: null } });

/** Waits until React has rendered a query update, which happens asynchronously. */
const rendered = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

async function open(saved: object[], change: Parameters<typeof fakeBackend>[0] = {}) {
  const backend = fakeBackend({
    'GET /api/profile': () => json({ id: 4, email: 'fan@grandstand.test' }),
    'GET /api/favorites': () => list(...saved),
    'POST /api/favorite': () => json(TEAM),
    'DELETE /api/favorite/71': () => json({ success: true }),
    ...change,
  });
  const { queryClient, wrapper } = withQueries();
  const { result } = renderHook(() => useFavourites(), { wrapper });
  await waitFor(() => expect(result.current).not.toBeNull());
  const isShown = () => result.current?.isFavourite('participant', 102);
  const press = async () => {
    const done = await act(async () => result.current?.toggle('participant', 102));
    await rendered();
    return done;
  };
  /** Presses the favourite button without waiting for the response. */
  const pressOnly = async () => {
    let pressed: Promise<boolean> | undefined;
    await act(async () => {
      pressed = result.current?.toggle('participant', 102);
    });
    await rendered();
    return {
      done: async () => {
        const done = await act(async () => pressed);
        await rendered();
        return done;
      },
    };
  };
  const listed = async () => {
    await waitFor(() => expect(queryClient.getQueryData(getListFavoritesQueryKey())).toBeDefined());
  };
  return { backend, queryClient, result, isShown, press, pressOnly, listed };
}

test('a visitor has no favourites, and the list of favourites is not requested', async () => {
  const backend = fakeBackend({ 'GET /api/profile': () => failure(401, 'unauthenticated') });
  const { wrapper } = withQueries();
  const { result } = renderHook(() => useFavourites(), { wrapper });
  await waitFor(() => expect(backend.calls).toEqual(['GET /api/profile']));
  await act(async () => {});
  expect(result.current).toBeNull();
  expect(backend.calls).toEqual(['GET /api/profile']);
});

test('finds a favourite by its type and id together', async () => {
  const { result, listed } = await open([SCHOOL, SPORT]);
  await listed();
  await waitFor(() => expect(result.current?.isFavourite('participant', 9)).toBe(true));
  expect(result.current?.isFavourite('category', 102)).toBe(true);
  expect(result.current?.isFavourite('participant', 102)).toBe(false);
  expect(result.current?.isFavourite('category', 9)).toBe(false);
});

test('a new favourite shows before the backend has responded, and the next press removes the saved one', async () => {
  const saving = deferred();
  const { backend, result, isShown, press, pressOnly, listed } = await open([SCHOOL, SPORT], {
    'POST /api/favorite': () => saving.promise,
  });
  await listed();
  const first = await pressOnly();
  expect(isShown()).toBe(true);
  saving.respond(json(TEAM));
  expect(await first.done()).toBe(true);
  expect(backend.bodies.at(-1)).toMatchObject({ favoritable_type: 'participant', favoritable_id: 102 });
  expect(isShown()).toBe(true);

  expect(await press()).toBe(true);
  expect(isShown()).toBe(false);
  expect(backend.calls.slice(-2)).toEqual(['POST /api/favorite', 'DELETE /api/favorite/71']);
  // A favourite of another type with the same id stays.
  expect(result.current?.isFavourite('category', 102)).toBe(true);
});

test('adding a favourite leaves other requests of the screen running', async () => {
  const loading = deferred();
  const { queryClient, press, listed } = await open([], {
    'GET /api/events/7': () => loading.promise,
  });
  await listed();
  const event = queryClient.fetchQuery(getGetEventQueryOptions(7));
  expect(await press()).toBe(true);
  loading.respond(json({ id: 7 }));
  expect(await event).toEqual({ id: 7 });
});

test('ignores a second press of the favourite button before the first response', async () => {
  const saving = deferred();
  const { backend, isShown, press, pressOnly, listed } = await open([], {
    'POST /api/favorite': () => saving.promise,
  });
  await listed();
  const first = await pressOnly();
  expect(await press()).toBe(true);
  expect(isShown()).toBe(true);
  saving.respond(json(TEAM));
  expect(await first.done()).toBe(true);
  expect(isShown()).toBe(true);
  expect(backend.calls.filter((call) => !call.startsWith('GET'))).toEqual(['POST /api/favorite']);
});

test('a favourite button pressed before the list has loaded waits for it, and then removes the existing favourite', async () => {
  const loading = deferred();
  const { backend, press, pressOnly, isShown } = await open([], {
    'GET /api/favorites': () => loading.promise,
  });
  expect(isShown()).toBe(false);
  const pressed = await pressOnly();
  expect(backend.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  loading.respond(list(SCHOOL, TEAM));
  expect(await pressed.done()).toBe(true);
  expect(backend.calls.at(-1)).toBe('DELETE /api/favorite/71');
  expect(isShown()).toBe(false);
  expect(await press()).toBe(true);
});

test('does not change a favourite while the list of favourites cannot be loaded, and sends nothing', async () => {
  const { backend, press } = await open([], { 'GET /api/favorites': () => failure(403, 'forbidden') });
  expect(await press()).toBe(false);
  expect(backend.calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  ['an added favourite', 'POST /api/favorite', [SCHOOL]],
  ['a removed favourite', 'DELETE /api/favorite/71', [SCHOOL, TEAM]],
])('reverts %s that the backend refuses', async (_, route, saved) => {
  const answering = deferred();
  const { backend, queryClient, isShown, pressOnly, listed } = await open(saved, {
    [route]: () => answering.promise,
  });
  await listed();
  const before = saved.includes(TEAM);
  await waitFor(() => expect(isShown()).toBe(before));
  const pressed = await pressOnly();
  expect(isShown()).toBe(!before);
  answering.respond(failure(400, 'validation_failed'));
  expect(await pressed.done()).toBe(false);
  expect(isShown()).toBe(before);
  expect(queryClient.getQueryData(getListFavoritesQueryKey())).toMatchObject({ data: saved });
  expect(backend.calls.at(-1)).toBe(route);
});

test('a list of favourites that was loading during a press does not undo the press', async () => {
  const { backend, queryClient, isShown, pressOnly, listed } = await open([SCHOOL]);
  await listed();
  const [stale, saving] = [deferred(), deferred()];
  backend.routes['GET /api/favorites'] = () => stale.promise;
  backend.routes['POST /api/favorite'] = () => saving.promise;
  await act(async () => void queryClient.refetchQueries({ queryKey: getListFavoritesQueryKey() }));
  const pressed = await pressOnly();
  expect(isShown()).toBe(true);
  stale.respond(list(SCHOOL));
  await rendered();
  expect(isShown()).toBe(true);
  saving.respond(json(TEAM));
  expect(await pressed.done()).toBe(true);
  expect(isShown()).toBe(true);
});

test('marks favourite events as outdated after a change, but not after a refused one', async () => {
  const { backend, queryClient, press, listed } = await open([]);
  await listed();
  queryClient.setQueryData(getListFavoriteEventsQueryKey(), { data: [] });
  const isStale = () => queryClient.getQueryState(getListFavoriteEventsQueryKey())?.isInvalidated;
  backend.routes['POST /api/favorite'] = () => failure(400);
  await press();
  expect(isStale()).toBe(false);
  backend.routes['POST /api/favorite'] = () => json(TEAM);
  await press();
  expect(isStale()).toBe(true);
});
