/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessType } from './accessType.ts';
import type { EventSortField } from './eventSortField.ts';
import type { Gender } from './gender.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { SortDirection } from './sortDirection.ts';
import type { StreamStatus } from './streamStatus.ts';

export type ListEventsParams = {
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
/**
 * Only events in which such a team plays.
 */
gender?: Gender;
/**
 * Only events of this event category and of those below it.
 */
sport?: Id;
/**
 * Only events in which a team of this participant group plays.
 */
school?: Id;
/**
 * Only events in which this participant plays.
 */
team?: Id;
/**
 * Only events at locations in this city.
 * @minLength 1
 * @maxLength 100
 */
city?: string;
/**
 * Only events at locations in this state.
 * @minLength 1
 * @maxLength 100
 */
state?: string;
/**
 * Words that the name or a participant's name begins with, in any order and case.
 * @minLength 1
 * @maxLength 100
 */
title?: string;
/**
 * Only events of this access type.
 */
type?: AccessType;
};
