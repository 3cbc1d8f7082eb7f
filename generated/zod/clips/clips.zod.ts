/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Clip,
  ClipDownload,
  ClipList,
  ClipRequest,
  Done,
  Failure
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary Cut a clip
 */
export const CreateClipBody = ClipRequest

export const CreateClip200Response = Clip

export const CreateClip400Response = Failure

export const CreateClip401Response = Failure

export const CreateClip404Response = Failure

export const CreateClip429Response = Failure

export const CreateClip500Response = Failure

/**
 * @summary Delete a clip
 */



export const DeleteClipParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const DeleteClip200Response = Done

export const DeleteClip400Response = Failure

export const DeleteClip401Response = Failure

export const DeleteClip404Response = Failure

export const DeleteClip429Response = Failure

export const DeleteClip500Response = Failure

/**
 * @summary Get the address of a clip's file
 */



export const DownloadClipParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const DownloadClip200Response = ClipDownload

export const DownloadClip400Response = Failure

export const DownloadClip401Response = Failure

export const DownloadClip404Response = Failure

export const DownloadClip429Response = Failure

export const DownloadClip500Response = Failure

/**
 * @summary List the clips of an event
 */



export const ListEventClipsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const listEventClipsQueryOffsetDefault = 0;
export const listEventClipsQueryOffsetMin = 0;

export const listEventClipsQueryLimitDefault = 24;
export const listEventClipsQueryLimitMax = 200;



export const ListEventClipsQueryParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEventClipsQueryOffsetMin)), listEventClipsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventClipsQueryLimitMax)), listEventClipsQueryLimitDefault)
})

export const ListEventClips200Response = ClipList

export const ListEventClips400Response = Failure

export const ListEventClips404Response = Failure

export const ListEventClips429Response = Failure

export const ListEventClips500Response = Failure

/**
 * @summary List the user's own clips
 */
export const listUserClipsQueryOffsetDefault = 0;
export const listUserClipsQueryOffsetMin = 0;

export const listUserClipsQueryLimitDefault = 24;
export const listUserClipsQueryLimitMax = 200;



export const ListUserClipsQueryParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listUserClipsQueryOffsetMin)), listUserClipsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listUserClipsQueryLimitMax)), listUserClipsQueryLimitDefault)
})

export const ListUserClips200Response = ClipList

export const ListUserClips400Response = Failure

export const ListUserClips401Response = Failure

export const ListUserClips429Response = Failure

export const ListUserClips500Response = Failure

/**
 * @summary Get a shared clip
 */



export const GetSharedClipParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetSharedClipQueryParams = /*#__PURE__*/ zod.object({
  "uuid": /*#__PURE__*/ zod.uuid()
})

export const GetSharedClip200Response = Clip

export const GetSharedClip400Response = Failure

export const GetSharedClip404Response = Failure

export const GetSharedClip429Response = Failure

export const GetSharedClip500Response = Failure

