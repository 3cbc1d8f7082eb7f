/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Failure,
  ProfileUpdate,
  User,
  UserAccess
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Get the signed-in user
 */
export const GetProfile200Response = /*#__PURE__*/ zod.union([User,/*#__PURE__*/ zod.null()])

export const GetProfile400Response = Failure

export const GetProfile401Response = Failure

export const GetProfile429Response = Failure

export const GetProfile500Response = Failure

/**
 * @summary Change the signed-in user
 */
export const UpdateProfileBody = ProfileUpdate

export const UpdateProfile200Response = User

export const UpdateProfile400Response = Failure

export const UpdateProfile401Response = Failure

export const UpdateProfile429Response = Failure

export const UpdateProfile500Response = Failure

/**
 * @summary Get what the viewer may watch and do
 */




export const GetUserAccessQueryParams = /*#__PURE__*/ zod.object({
  "event_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "vod_id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const GetUserAccess200Response = UserAccess

export const GetUserAccess400Response = Failure

export const GetUserAccess404Response = Failure

export const GetUserAccess429Response = Failure

export const GetUserAccess500Response = Failure

