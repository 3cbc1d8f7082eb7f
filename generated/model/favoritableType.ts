/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What can be followed: a team, a school or a sport. The kinds favorite_event and event_location are
 * listed, but not accepted here.
 */
export type FavoritableType = typeof FavoritableType[keyof typeof FavoritableType];


export const FavoritableType = {
  participant: 'participant',
  group: 'group',
  category: 'category',
} as const;
