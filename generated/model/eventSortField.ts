/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What a list of events is ordered by.
 */
export type EventSortField = typeof EventSortField[keyof typeof EventSortField];


export const EventSortField = {
  event_utc_ts: 'event_utc_ts',
  name: 'name',
} as const;
