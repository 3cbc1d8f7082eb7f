/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BuyRequest,
  BuyResult,
  CardList,
  Failure,
  Quote,
  SetupIntent
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Buy a product
 */
export const BuyBody = BuyRequest

export const Buy200Response = BuyResult

export const Buy400Response = Failure

export const Buy401Response = Failure

export const Buy404Response = Failure

export const Buy429Response = Failure

export const Buy500Response = Failure

/**
 * @summary Get what a product costs with a promo code
 */
export const applyCouponQueryCodeMax = 40;










export const ApplyCouponQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(applyCouponQueryCodeMax))),
  "type": /*#__PURE__*/ zod.enum(['subscription', 'package', 'event']),
  "event_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "package_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "subscription_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "participant_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "event_category_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "single_event_package_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "vod_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const ApplyCoupon200Response = Quote

export const ApplyCoupon400Response = Failure

export const ApplyCoupon401Response = Failure

export const ApplyCoupon404Response = Failure

export const ApplyCoupon429Response = Failure

export const ApplyCoupon500Response = Failure

/**
 * @summary List the user's saved cards
 */
export const ListCards200Response = CardList

export const ListCards400Response = Failure

export const ListCards401Response = Failure

export const ListCards429Response = Failure

export const ListCards500Response = Failure

/**
 * @summary Get leave to save a card
 */
export const CreateSetupIntent200Response = SetupIntent

export const CreateSetupIntent400Response = Failure

export const CreateSetupIntent401Response = Failure

export const CreateSetupIntent429Response = Failure

export const CreateSetupIntent500Response = Failure

