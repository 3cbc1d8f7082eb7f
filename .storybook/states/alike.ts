import type { OperationId } from '@generated/operations';

/**
 * Calls whose load failures look the same: each of `LOAD_FAILURES` renders the same panel with the error
 * catalogue's text. One story of a call covers them all. The fault matrix tests each on the call's own
 * screen, and `tests/faults/alike.test.ts` checks that it expects the panel.
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

/** Groups of responses of one call that look the same, so that any of them represents all. */
export const ALIKE: readonly (readonly string[])[] = LOADED_BY.map((operation) =>
  LOAD_FAILURES.map((status) => `${operation} ${status}`),
);
