/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Failure,
  VodMediaCategoryList,
  VodMediaItem,
  VodMediaItemList,
  VodRailList
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List the videos of the library
 */
export const listVodMediaItemsQueryOffsetDefault = 0;
export const listVodMediaItemsQueryOffsetMin = 0;

export const listVodMediaItemsQueryLimitDefault = 24;
export const listVodMediaItemsQueryLimitMax = 200;




export const ListVodMediaItemsQueryParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listVodMediaItemsQueryOffsetMin)), listVodMediaItemsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVodMediaItemsQueryLimitMax)), listVodMediaItemsQueryLimitDefault),
  "category": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const ListVodMediaItems200Response = VodMediaItemList

export const ListVodMediaItems400Response = Failure

export const ListVodMediaItems429Response = Failure

export const ListVodMediaItems500Response = Failure

/**
 * @summary Get a video of the library
 */



export const GetVodMediaItemParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetVodMediaItem200Response = VodMediaItem

export const GetVodMediaItem400Response = Failure

export const GetVodMediaItem404Response = Failure

export const GetVodMediaItem429Response = Failure

export const GetVodMediaItem500Response = Failure

/**
 * @summary List the categories of the library
 */
export const ListVodMediaCategories200Response = VodMediaCategoryList

export const ListVodMediaCategories400Response = Failure

export const ListVodMediaCategories429Response = Failure

export const ListVodMediaCategories500Response = Failure

/**
 * @summary List the rails of the library
 */
export const ListVodMediaRails200Response = VodRailList

export const ListVodMediaRails400Response = Failure

export const ListVodMediaRails429Response = Failure

export const ListVodMediaRails500Response = Failure

/**
 * @summary Search the library
 */
export const searchVodMediaQueryOffsetDefault = 0;
export const searchVodMediaQueryOffsetMin = 0;

export const searchVodMediaQueryLimitDefault = 10;
export const searchVodMediaQueryLimitMax = 200;

export const searchVodMediaQueryTitleMax = 100;

export const searchVodMediaQuerySortFieldDefault = `date`;

export const SearchVodMediaQueryParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(searchVodMediaQueryOffsetMin)), searchVodMediaQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(searchVodMediaQueryLimitMax)), searchVodMediaQueryLimitDefault),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(searchVodMediaQueryTitleMax))),
  "sort_field": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['date', 'title']), searchVodMediaQuerySortFieldDefault)
})

export const SearchVodMedia200Response = VodMediaItemList

export const SearchVodMedia400Response = Failure

export const SearchVodMedia429Response = Failure

export const SearchVodMedia500Response = Failure

