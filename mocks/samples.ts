import { CHANNEL_KEY } from './data/settings.ts';
import type { World } from './store/world.ts';

export interface SampleRequest {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
}

/** Returns a sample request with existing ids for each operation that has parameters. */
export function samples(world: World): Record<string, SampleRequest> {
  const { events, library, packages, subscriptions, pages, forms } = world.catalogue;
  const recorded = events.find(({ recorded: is, embedded }) => is && !embedded)?.id ?? 1;
  const event = { path: { id: recorded } };
  const host = { path: { hostname: 'demo.grandstand.test' } };
  return {
    getChannelKey: host,
    getStaticSettings: host,
    getApiKey: { body: { channel_key: CHANNEL_KEY } },
    getBootstrap: {
      query: { 'color-settings[client_interface]': 'web', 'slides[client_interface]': 'web' },
    },
    getEvent: event,
    listEventClips: event,
    downloadEvent: event,
    getPackage: { path: { id: packages[0]?.id ?? 1 } },
    getSubscription: { path: { id: subscriptions[0]?.id ?? 1 } },
    getVodMediaItem: { path: { id: library.items[0]?.id ?? 1 } },
    getPage: { path: { id: pages[0]?.id ?? 1 } },
    getCustomForm: { path: { alias: forms[0]?.alias ?? 'none' } },
    getSharedClip: { path: { id: 3001 }, query: { uuid: '5f0c7d3e-9a1b-4c82-8d10-000000000010' } },
    deleteClip: { path: { id: 3001 } },
    downloadClip: { path: { id: 3001 } },
    getOrder: { path: { id: 70_101 } },
    removeFavorite: { path: { id: 501 } },
    logInWithProvider: { path: { provider: 'google' } },
    applyCoupon: { query: { type: 'package', package_id: 30, code: 'TENOFF' } },
  };
}
