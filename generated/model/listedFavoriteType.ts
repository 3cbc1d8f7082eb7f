/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a list of favourites may hold: beside what can be followed, an event and a location, which the site
 * shows where a backend lists them.
 */
export type ListedFavoriteType = typeof ListedFavoriteType[keyof typeof ListedFavoriteType];


export const ListedFavoriteType = {
  participant: 'participant',
  group: 'group',
  category: 'category',
  favorite_event: 'favorite_event',
  event_location: 'event_location',
} as const;
