/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Failure,
  ParticipantGroupList,
  ParticipantGroupPropertiesList,
  ParticipantList
} from '../grandstandChannelAPI.schemas.zod.ts';


/**
 * @summary List teams
 */
export const listParticipantsQueryNoLimitDefault = 0;
export const listParticipantsQueryOffsetDefault = 0;
export const listParticipantsQueryOffsetMin = 0;

export const listParticipantsQueryLimitDefault = 24;
export const listParticipantsQueryLimitMax = 200;



export const ListParticipantsQueryParams = /*#__PURE__*/ zod.object({
  "no_limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]), listParticipantsQueryNoLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listParticipantsQueryOffsetMin)), listParticipantsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParticipantsQueryLimitMax)), listParticipantsQueryLimitDefault)
})

export const ListParticipants200Response = ParticipantList

export const ListParticipants400Response = Failure

export const ListParticipants429Response = Failure

export const ListParticipants500Response = Failure

/**
 * @summary List schools
 */
export const listParticipantGroupsQueryNoLimitDefault = 0;
export const listParticipantGroupsQueryOffsetDefault = 0;
export const listParticipantGroupsQueryOffsetMin = 0;

export const listParticipantGroupsQueryLimitDefault = 24;
export const listParticipantGroupsQueryLimitMax = 200;



export const ListParticipantGroupsQueryParams = /*#__PURE__*/ zod.object({
  "no_limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.union([/*#__PURE__*/ zod.literal(0),/*#__PURE__*/ zod.literal(1)]), listParticipantGroupsQueryNoLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listParticipantGroupsQueryOffsetMin)), listParticipantGroupsQueryOffsetDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listParticipantGroupsQueryLimitMax)), listParticipantGroupsQueryLimitDefault)
})

export const ListParticipantGroups200Response = ParticipantGroupList

export const ListParticipantGroups400Response = Failure

export const ListParticipantGroups429Response = Failure

export const ListParticipantGroups500Response = Failure

/**
 * @summary List what the teams of each school can be filtered by
 */
export const ListParticipantGroupProperties200Response = ParticipantGroupPropertiesList

export const ListParticipantGroupProperties400Response = Failure

export const ListParticipantGroupProperties429Response = Failure

export const ListParticipantGroupProperties500Response = Failure

