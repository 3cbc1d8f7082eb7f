/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CustomerPortal,
  Failure,
  Order,
  OrderList,
  StartTrialRequest,
  UnsubscribeRequest
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List the user's orders
 */
export const listOrdersQueryNoLimitDefault = 1;
export const listOrdersQueryOffsetDefault = 0;
export const listOrdersQueryOffsetMin = 0;

export const listOrdersQueryLimitMax = 200;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'package', 'event'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['created', 'failed', 'paid', 'refunded'])),
  "no_limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]), listOrdersQueryNoLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listOrdersQueryOffsetMin)), listOrdersQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)))
})

export const ListOrders200Response = OrderList

export const ListOrders400Response = Failure

export const ListOrders401Response = Failure

export const ListOrders429Response = Failure

export const ListOrders500Response = Failure

/**
 * @summary Get an order
 */



export const GetOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetOrder200Response = Order

export const GetOrder400Response = Failure

export const GetOrder401Response = Failure

export const GetOrder404Response = Failure

export const GetOrder429Response = Failure

export const GetOrder500Response = Failure

/**
 * @summary Cancel a subscription's renewal
 */
export const UnsubscribeBody = UnsubscribeRequest

export const Unsubscribe200Response = Order

export const Unsubscribe400Response = Failure

export const Unsubscribe401Response = Failure

export const Unsubscribe404Response = Failure

export const Unsubscribe429Response = Failure

export const Unsubscribe500Response = Failure

/**
 * @summary Get the address of the user's page at the payment provider
 */
export const GetCustomerPortal200Response = CustomerPortal

export const GetCustomerPortal400Response = Failure

export const GetCustomerPortal401Response = Failure

export const GetCustomerPortal404Response = Failure

export const GetCustomerPortal429Response = Failure

export const GetCustomerPortal500Response = Failure

/**
 * @summary Start a subscription's free trial
 */
export const StartTrialBody = StartTrialRequest

export const StartTrial200Response = Order

export const StartTrial400Response = Failure

export const StartTrial401Response = Failure

export const StartTrial404Response = Failure

export const StartTrial429Response = Failure

export const StartTrial500Response = Failure

