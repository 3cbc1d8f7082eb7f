/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListEventsWithClipParams = {
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
};
