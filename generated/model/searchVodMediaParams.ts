/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OffsetParameter } from './offsetParameter.ts';
import type { VodSortField } from './vodSortField.ts';

export type SearchVodMediaParams = {
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
limit?: number;
/**
 * Words that the title has, in any order and case. Left out, all videos fit.
 * @maxLength 100
 */
title?: string;
/**
 * What to order by.
 */
sort_field?: VodSortField;
};
