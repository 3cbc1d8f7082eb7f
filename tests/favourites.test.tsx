// @vitest-environment-options { "url": "http://favourites.grandstand.test/" }
import { logIn } from '@generated/api/auth/auth';
import { createDemoServer } from '@mocks/node';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { ReactNode } from 'react';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectApi } from '@/api/connect';
import { useFavourites } from '@/api/hooks/favourites';
import { createQueryClient } from '@/api/query-client';
import { shows } from './statements/shows';

const { server, world, listen } = createDemoServer();
const TEAM = 102;
const FAN = 'fan@grandstand.test';

beforeAll(() => {
  listen();
  connectApi({}, location.hostname);
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const storedRows = () => {
  const fan = world.store.users.find(({ email }) => email === FAN);
  return world.store.favorites.where(
    (row) => row.user_id === fan?.id && row.favoritable_id === TEAM && row.favoritable_type === 'participant',
  );
};

function open() {
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  return renderHook(() => useFavourites(), { wrapper }).result;
}

async function openSignedIn() {
  const favourites = open();
  await waitFor(() => expect(favourites.current).not.toBeNull());
  const stored = () => storedRows().length > 0;
  const shown = () => favourites.current?.isFavourite('participant', TEAM);
  const press = () => favourites.current?.toggle('participant', TEAM);
  return { stored, shown, press };
}

test('a visitor has no favourites', shows('rule favourites need a log-in'), async () => {
  const favourites = open();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(favourites.current).toBeNull();
});

test('a favourite appears as soon as a signed-in viewer adds it, and disappears when they remove it', async () => {
  await logIn({ login: FAN, password: 'goal-line-1', recaptcha_token: null });
  const { stored, shown, press } = await openSignedIn();
  await waitFor(() => expect(shown()).toBe(false));

  // The favourite must appear before the backend has responded, and stay after the response.
  let pressed: Promise<boolean> | undefined;
  await act(async () => {
    pressed = press();
    await Promise.resolve();
  });
  await waitFor(() => expect(shown()).toBe(true));
  await act(async () => expect(await pressed).toBe(true));
  expect(stored()).toBe(true);

  // Pressing the star again removes the favourite.
  await act(async () => expect(await press()).toBe(true));
  await waitFor(() => expect(shown()).toBe(false));
  expect(stored()).toBe(false);
});

test.each([
  ['adding fails', 'post', '*/api/favorite', false],
  ['removing fails', 'delete', '*/api/favorite/:id', true],
] as const)('the optimistic update of a favourite is rolled back if %s', async (_, method, path, before) => {
  const { stored, shown, press } = await openSignedIn();
  if (before) await act(async () => void (await press()));
  await waitFor(() => expect(shown()).toBe(before));
  server.use(
    http[method](path, () => HttpResponse.json({ code: 'server_error', message: 'No.' }, { status: 400 })),
  );
  await act(async () => expect(await press()).toBe(false));
  await waitFor(() => expect(shown()).toBe(before));
  expect(stored()).toBe(before);
});

test('pressing a star twice at once adds one favourite', async () => {
  const { shown, press } = await openSignedIn();
  if (shown()) await act(async () => void (await press()));
  await act(async () => void (await Promise.all([press(), press()])));
  expect(storedRows()).toHaveLength(1);
  await waitFor(() => expect(shown()).toBe(true));
});
