/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Earliest or first letter first (asc), or the other way round.
 */
export type SortDirection = typeof SortDirection[keyof typeof SortDirection];


export const SortDirection = {
  asc: 'asc',
  desc: 'desc',
} as const;
