/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { EventSortField } from './eventSortField.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { SortDirection } from './sortDirection.ts';
import type { StreamStatus } from './streamStatus.ts';

export type ListFavoriteEventsParams = {
/**
 * Only events that stand there.
 */
stream_status?: StreamStatus;
/**
 * The first day, as the event's own time zone counts it. Nothing is older than the archive's beginning, 2022-08-01; an earlier day counts as that one.
 */
start_date?: string;
/**
 * The last day, counted likewise. Left out, there is no end.
 */
end_date?: string;
/**
 * How many items to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many items to return at most.
 * @minimum 1
 * @maximum 200
 */
limit?: LimitParameter;
/**
 * What to order by.
 */
sort_field?: EventSortField;
/**
 * Which end comes first.
 */
sort_direction?: SortDirection;
};
