/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OffsetParameter } from './offsetParameter.ts';

export type ListVodMediaItemsParams = {
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
 * Only videos of this library category.
 */
category?: Id;
};
