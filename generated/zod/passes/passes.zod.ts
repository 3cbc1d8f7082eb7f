/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Failure,
  Package,
  PackageList,
  Subscription,
  SubscriptionList
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List the packages on offer
 */

export const listPackagesQueryNoLimitDefault = 1;
export const listPackagesQueryOffsetDefault = 0;
export const listPackagesQueryOffsetMin = 0;

export const listPackagesQueryLimitMax = 200;



export const ListPackagesQueryParams = /*#__PURE__*/ zod.object({
  "event_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "no_limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]), listPackagesQueryNoLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listPackagesQueryOffsetMin)), listPackagesQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPackagesQueryLimitMax)))
})

export const ListPackages200Response = PackageList

export const ListPackages400Response = Failure

export const ListPackages429Response = Failure

export const ListPackages500Response = Failure

/**
 * @summary Get a package
 */



export const GetPackageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetPackage200Response = Package

export const GetPackage400Response = Failure

export const GetPackage404Response = Failure

export const GetPackage429Response = Failure

export const GetPackage500Response = Failure

/**
 * @summary List the subscriptions on offer
 */
export const ListSubscriptions200Response = SubscriptionList

export const ListSubscriptions429Response = Failure

export const ListSubscriptions500Response = Failure

/**
 * @summary Get a subscription
 */



export const GetSubscriptionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetSubscription200Response = Subscription

export const GetSubscription400Response = Failure

export const GetSubscription404Response = Failure

export const GetSubscription429Response = Failure

export const GetSubscription500Response = Failure

