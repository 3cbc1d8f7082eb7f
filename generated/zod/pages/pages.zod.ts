/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CustomForm,
  Failure,
  FaqItemList
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List questions and answers
 */
export const ListFaq200Response = FaqItemList

export const ListFaq429Response = Failure

export const ListFaq500Response = Failure

/**
 * @summary Get a form by its alias
 */
export const getCustomFormPathAliasRegExp = new RegExp('^[a-z0-9][a-z0-9_-]{0,63}$');


export const GetCustomFormParams = /*#__PURE__*/ zod.object({
  "alias": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCustomFormPathAliasRegExp))
})

export const GetCustomForm200Response = /*#__PURE__*/ zod.union([CustomForm,/*#__PURE__*/ zod.null()])

export const GetCustomForm400Response = Failure

export const GetCustomForm404Response = Failure

export const GetCustomForm429Response = Failure

export const GetCustomForm500Response = Failure

