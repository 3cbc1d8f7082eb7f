/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Event,
  EventCategoryList,
  EventDownload,
  EventList,
  EventLocationList,
  Failure,
  HomepageEvents
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List events
 */
export const listEventsQueryStartDateDefault = `2022-08-01`;
export const listEventsQueryOffsetDefault = 0;
export const listEventsQueryOffsetMin = 0;

export const listEventsQueryLimitDefault = 24;
export const listEventsQueryLimitMax = 200;

export const listEventsQuerySortFieldDefault = `event_utc_ts`;
export const listEventsQuerySortDirectionDefault = `asc`;


export const listEventsQueryCityMax = 100;

export const listEventsQueryStateMax = 100;

export const listEventsQueryTitleMax = 100;



export const ListEventsQueryParams = /*#__PURE__*/ zod.object({
  "stream_status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['upcoming', 'live', 'finished'])),
  "start_date": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.iso.date(), listEventsQueryStartDateDefault),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEventsQueryOffsetMin)), listEventsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventsQueryLimitMax)), listEventsQueryLimitDefault),
  "sort_field": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['event_utc_ts', 'name']), listEventsQuerySortFieldDefault),
  "sort_direction": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['asc', 'desc']), listEventsQuerySortDirectionDefault),
  "gender": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['male', 'female', 'not identified'])),
  "sport": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "team": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "city": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listEventsQueryCityMax))),
  "state": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listEventsQueryStateMax))),
  "title": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listEventsQueryTitleMax))),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'paid', 'register', 'ppv']))
})

export const ListEvents200Response = EventList

export const ListEvents400Response = Failure

export const ListEvents429Response = Failure

export const ListEvents500Response = Failure

/**
 * @summary List events that have clips
 */
export const listEventsWithClipQueryOffsetDefault = 0;
export const listEventsWithClipQueryOffsetMin = 0;

export const listEventsWithClipQueryLimitDefault = 24;
export const listEventsWithClipQueryLimitMax = 200;



export const ListEventsWithClipQueryParams = /*#__PURE__*/ zod.object({
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listEventsWithClipQueryOffsetMin)), listEventsWithClipQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventsWithClipQueryLimitMax)), listEventsWithClipQueryLimitDefault)
})

export const ListEventsWithClip200Response = EventList

export const ListEventsWithClip400Response = Failure

export const ListEventsWithClip429Response = Failure

export const ListEventsWithClip500Response = Failure

/**
 * @summary List the events of what the viewer follows
 */
export const listFavoriteEventsQueryStartDateDefault = `2022-08-01`;
export const listFavoriteEventsQueryOffsetDefault = 0;
export const listFavoriteEventsQueryOffsetMin = 0;

export const listFavoriteEventsQueryLimitDefault = 24;
export const listFavoriteEventsQueryLimitMax = 200;

export const listFavoriteEventsQuerySortFieldDefault = `event_utc_ts`;
export const listFavoriteEventsQuerySortDirectionDefault = `asc`;

export const ListFavoriteEventsQueryParams = /*#__PURE__*/ zod.object({
  "stream_status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['upcoming', 'live', 'finished'])),
  "start_date": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.iso.date(), listFavoriteEventsQueryStartDateDefault),
  "end_date": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listFavoriteEventsQueryOffsetMin)), listFavoriteEventsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFavoriteEventsQueryLimitMax)), listFavoriteEventsQueryLimitDefault),
  "sort_field": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['event_utc_ts', 'name']), listFavoriteEventsQuerySortFieldDefault),
  "sort_direction": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['asc', 'desc']), listFavoriteEventsQuerySortDirectionDefault)
})

export const ListFavoriteEvents200Response = EventList

export const ListFavoriteEvents400Response = Failure

export const ListFavoriteEvents401Response = Failure

export const ListFavoriteEvents429Response = Failure

export const ListFavoriteEvents500Response = Failure

/**
 * @summary Get an event
 */



export const GetEventParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const GetEvent200Response = Event

export const GetEvent400Response = Failure

export const GetEvent404Response = Failure

export const GetEvent429Response = Failure

export const GetEvent500Response = Failure

/**
 * @summary Get the address of an event's file
 */



export const DownloadEventParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))
})

export const DownloadEvent200Response = EventDownload

export const DownloadEvent400Response = Failure

export const DownloadEvent401Response = Failure

export const DownloadEvent404Response = Failure

export const DownloadEvent429Response = Failure

export const DownloadEvent500Response = Failure

/**
 * @summary List sports as a tree
 */
export const ListEventCategories200Response = EventCategoryList

export const ListEventCategories400Response = Failure

export const ListEventCategories429Response = Failure

export const ListEventCategories500Response = Failure

/**
 * @summary List the events of home
 */




export const ListHomepageEventsQueryParams = /*#__PURE__*/ zod.object({
  "school": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1))),
  "team": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)))
})

export const ListHomepageEvents200Response = HomepageEvents

export const ListHomepageEvents400Response = Failure

export const ListHomepageEvents429Response = Failure

export const ListHomepageEvents500Response = Failure

/**
 * @summary List locations
 */
export const ListEventLocations200Response = EventLocationList

export const ListEventLocations429Response = Failure

export const ListEventLocations500Response = Failure

