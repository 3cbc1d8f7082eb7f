import type { Event } from '@generated/model';

/**
 * Removes the media of listed events. No list shows them, and an event's own page fetches them again, by the
 * viewer's region and access.
 */
export const withoutMedia = (events: readonly Event[]): Event[] =>
  events.map((event) => ({ ...event, media: [] }));
