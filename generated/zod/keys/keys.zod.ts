/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ApiKey,
  ApiKeyRequest,
  ChannelKey,
  Failure
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Get the channel key of a host name
 */
export const getChannelKeyPathHostnameMax = 253;



export const GetChannelKeyParams = /*#__PURE__*/ zod.object({
  "hostname": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getChannelKeyPathHostnameMax))
})

export const GetChannelKey200Response = ChannelKey

export const GetChannelKey400Response = Failure

export const GetChannelKey404Response = Failure

export const GetChannelKey429Response = Failure

export const GetChannelKey500Response = Failure

/**
 * @summary Begin a session
 */
export const GetApiKeyBody = ApiKeyRequest

export const GetApiKey200Response = ApiKey

export const GetApiKey400Response = Failure

export const GetApiKey429Response = Failure

export const GetApiKey500Response = Failure

