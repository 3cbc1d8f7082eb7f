/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  DataEvent,
  DataSessionRequest,
  Done,
  Failure,
  SessionHash,
  VideoEvent,
  VideoViewing
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Get the name of a new session
 */
export const GetDataHash200Response = SessionHash

export const GetDataHash429Response = Failure

export const GetDataHash500Response = Failure

/**
 * @summary Begin a session
 */
export const CreateDataSessionBody = DataSessionRequest

export const CreateDataSession200Response = Done

export const CreateDataSession400Response = Failure

export const CreateDataSession429Response = Failure

export const CreateDataSession500Response = Failure

/**
 * @summary Send what a viewer did
 */
export const SendDataEventBody = DataEvent

export const SendDataEvent200Response = Done

export const SendDataEvent400Response = Failure

export const SendDataEvent429Response = Failure

export const SendDataEvent500Response = Failure

/**
 * @summary Send what happened in a player
 */
export const SendVideoEventBody = VideoEvent

export const SendVideoEvent200Response = Done

export const SendVideoEvent400Response = Failure

export const SendVideoEvent429Response = Failure

export const SendVideoEvent500Response = Failure

/**
 * @summary Send how long a viewer has watched
 */
export const SendVideoViewingBody = VideoViewing

export const SendVideoViewing200Response = Done

export const SendVideoViewing400Response = Failure

export const SendVideoViewing429Response = Failure

export const SendVideoViewing500Response = Failure

