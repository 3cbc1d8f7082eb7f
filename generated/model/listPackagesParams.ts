/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { ListPackagesNoLimit } from './listPackagesNoLimit.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListPackagesParams = {
/**
 * Only the packages that open this event.
 */
event_id?: Id;
/**
 * 1 returns the whole list. 0, or giving `limit`, returns a page.
 */
no_limit?: ListPackagesNoLimit;
/**
 * How many items to skip.
 * @minimum 0
 */
offset?: OffsetParameter;
/**
 * How many items to return at most. Giving it overrides `no_limit`.
 * @minimum 1
 * @maximum 200
 */
limit?: number;
};
