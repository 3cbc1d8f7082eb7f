/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Failure,
  Favorite,
  FavoriteList,
  FavoriteRequest
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List what the viewer follows
 */
export const ListFavorites200Response = FavoriteList

export const ListFavorites400Response = Failure

export const ListFavorites401Response = Failure

export const ListFavorites429Response = Failure

export const ListFavorites500Response = Failure

/**
 * @summary Follow a team, a school or a sport
 */
export const AddFavoriteBody = FavoriteRequest

export const AddFavorite200Response = Favorite

export const AddFavorite400Response = Failure

export const AddFavorite401Response = Failure

export const AddFavorite404Response = Failure

export const AddFavorite429Response = Failure

export const AddFavorite500Response = Failure

/**
 * @summary Stop following
 */



export const RemoveFavoriteParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const RemoveFavorite200Response = Done

export const RemoveFavorite400Response = Failure

export const RemoveFavorite401Response = Failure

export const RemoveFavorite404Response = Failure

export const RemoveFavorite429Response = Failure

export const RemoveFavorite500Response = Failure

