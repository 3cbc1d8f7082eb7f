import { getListHomepageEventsQueryKey } from '@generated/api/events/events';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { prefetchHome } from './prefetch-home';

afterEach(() => vi.unstubAllGlobals());

const game = (id: number, featured: boolean, images: (string | null)[]) => ({
  ...{ id, has_access: false, is_featured: featured },
  participants: images.map((image) => ({ image })),
});

/** Prefetches home with these events in the cache, and returns the pictures that were requested. */
async function prefetched(events: unknown, search = ''): Promise<string[]> {
  const pictures: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(address: string) {
        pictures.push(address);
      }
    },
  );
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  });
  queryClient.setQueryData(getListHomepageEventsQueryKey({}), events);
  await prefetchHome(queryClient, { search });
  return pictures;
}

test('home prefetches the crests of the game that it shows first', async () => {
  const live = [
    game(1, false, ['/one.webp']),
    game(2, true, ['/two.webp', null, '/three.webp', '/four.webp']),
  ];
  expect(await prefetched({ live, upcoming: [] })).toEqual(['/two.webp', '/three.webp']);
});

test('home prefetches no picture if no game is live or upcoming', async () => {
  expect(await prefetched({ live: [], upcoming: [] })).toEqual([]);
});

test('the home page of a school or team prefetches nothing, because its id is not known yet', async () => {
  const live = [game(1, false, ['/one.webp'])];
  expect(await prefetched({ live, upcoming: [] }, '?school=lynx')).toEqual([]);
});
