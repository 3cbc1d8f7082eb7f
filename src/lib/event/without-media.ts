/**
 * Removes the media of listed events. No list shows them, and an event's own page fetches them again, by the
 * viewer's region and access.
 */
export const withoutMedia = <Listed extends { media: readonly unknown[] }>(events: readonly Listed[]) =>
  events.map((event) => ({ ...event, media: [] }));
