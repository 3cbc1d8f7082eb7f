/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListOrdersNoLimit } from './listOrdersNoLimit.ts';
import type { OffsetParameter } from './offsetParameter.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { OrderType } from './orderType.ts';

export type ListOrdersParams = {
/**
 * Only orders for this sort of product.
 */
type?: OrderType;
/**
 * Only orders whose payment has this status.
 */
status?: OrderStatus;
/**
 * 1 returns the whole list. 0, or giving `limit`, returns a page.
 */
no_limit?: ListOrdersNoLimit;
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
