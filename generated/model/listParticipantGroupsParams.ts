/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LimitParameter } from './limitParameter.ts';
import type { NoLimitParameter } from './noLimitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListParticipantGroupsParams = {
/**
 * 1 returns the whole list; `limit` is then left out.
 */
no_limit?: NoLimitParameter;
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
