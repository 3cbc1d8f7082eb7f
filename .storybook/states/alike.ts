import type { OperationId } from '@generated/operations';

/**
 * Calls whose failures look alike: each of `LOAD_FAILURES` renders the same panel with the error catalogue's
 * text. One story of a call shows them all; the fault matrix tries each on the call's own screen, and
 * `tests/faults/alike.test.ts` checks that it expects the panel.
 */
export const LOADED_BY = [
  'getCustomForm',
  'getEvent',
  'getPackage',
  'getSubscription',
  'getVodMediaItem',
  'listEventClips',
  'listEvents',
  'listEventsWithClip',
  'listFavoriteEvents',
  'listFavorites',
  'listHomepageEvents',
  'listOrders',
  'listPackages',
  'listSubscriptions',
  'listUserClips',
  'listVodMediaItems',
  'listVodMediaRails',
  'searchVodMedia',
] as const satisfies readonly OperationId[];

export const LOAD_FAILURES = [400, 429, 500] as const;

/** Groups of answers of one call, of which any represents all. */
export const ALIKE: readonly (readonly string[])[] = LOADED_BY.map((operation) =>
  LOAD_FAILURES.map((status) => `${operation} ${status}`),
);
