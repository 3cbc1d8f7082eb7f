/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which screen shows a slide. main is home; the others are a sport's, a team's, a school's.
 */
export type SlidableType = typeof SlidableType[keyof typeof SlidableType];


export const SlidableType = {
  main: 'main',
  category: 'category',
  participant: 'participant',
  group: 'group',
} as const;
