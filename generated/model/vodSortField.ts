/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What found items are ordered by. date has the latest first, title goes by the alphabet.
 */
export type VodSortField = typeof VodSortField[keyof typeof VodSortField];


export const VodSortField = {
  date: 'date',
  title: 'title',
} as const;
