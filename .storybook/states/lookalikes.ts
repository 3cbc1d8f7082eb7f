import type { OperationId } from '@generated/operations';

/**
 * Calls whose load failures look the same: each of `PANEL_STATUSES` renders the same panel with the error
 * catalogue's text. One story of a call covers them all. The fault matrix tests each on the call's own
 * screen, and `tests/faults/lookalikes.test.ts` checks that it expects the panel.
 */
export const PANEL_OPERATIONS = [
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

export const PANEL_STATUSES = [400, 429, 500] as const;

/** Groups of responses of one call that look the same, so that any of them represents all. */
export const LOOKALIKES: readonly (readonly string[])[] = PANEL_OPERATIONS.map((operation) =>
  PANEL_STATUSES.map((status) => `${operation} ${status}`),
);
