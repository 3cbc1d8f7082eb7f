/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  faker
} from '@faker-js/faker';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  ErrorCode,
  Gender
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadParameterResponse,
  ParticipantGroupList,
  ParticipantGroupPropertiesList,
  ParticipantList,
  ParticipantSport,
  ServerErrorResponse,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getListParticipantsResponseParticipantSportMock = (overrideResponse: Partial<ParticipantSport> = {}): ParticipantSport => ({...{id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})}, ...overrideResponse});

export const getListParticipantsResponseMock = (overrideResponse: Partial<Extract<ParticipantList, object>> = {}): ParticipantList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), images: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), width: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), null])})), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,]), properties: {gender: faker.helpers.arrayElement(Object.values(Gender)), sport: faker.helpers.arrayElement([{...getListParticipantsResponseParticipantSportMock()},null,])}, groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantsResponseMock200 = (overrideResponse: Partial<Extract<ParticipantList, object>> = {}): ParticipantList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), images: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), width: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), null]), height: faker.helpers.arrayElement([faker.number.int({min: 1, max: 10000}), null])})), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,]), properties: {gender: faker.helpers.arrayElement(Object.values(Gender)), sport: faker.helpers.arrayElement([{...getListParticipantsResponseParticipantSportMock()},null,])}, groups: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantsResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListParticipantGroupsResponseMock = (overrideResponse: Partial<Extract<ParticipantGroupList, object>> = {}): ParticipantGroupList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantGroupsResponseMock200 = (overrideResponse: Partial<Extract<ParticipantGroupList, object>> = {}): ParticipantGroupList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantGroupsResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantGroupsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantGroupsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListParticipantGroupPropertiesResponseMock = (overrideResponse: Partial<Extract<ParticipantGroupPropertiesList, object>> = {}): ParticipantGroupPropertiesList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({participant_group_id: faker.number.int({min: 1}), gender: faker.helpers.arrayElements(Object.values(Gender)), sport: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantGroupPropertiesResponseMock200 = (overrideResponse: Partial<Extract<ParticipantGroupPropertiesList, object>> = {}): ParticipantGroupPropertiesList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({participant_group_id: faker.number.int({min: 1}), gender: faker.helpers.arrayElements(Object.values(Gender)), sport: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListParticipantGroupPropertiesResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantGroupPropertiesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantGroupPropertiesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListParticipantsMockHandler = (overrideResponse?: ParticipantList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantList> | ParticipantList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListParticipantsMockHandler200 = (overrideResponse?: ParticipantList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantList> | ParticipantList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListParticipantsMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListParticipantsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListParticipantsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participants', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListParticipantGroupsMockHandler = (overrideResponse?: ParticipantGroupList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantGroupList> | ParticipantGroupList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListParticipantGroupsMockHandler200 = (overrideResponse?: ParticipantGroupList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantGroupList> | ParticipantGroupList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListParticipantGroupsMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListParticipantGroupsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListParticipantGroupsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-groups', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListParticipantGroupPropertiesMockHandler = (overrideResponse?: ParticipantGroupPropertiesList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantGroupPropertiesList> | ParticipantGroupPropertiesList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-group-properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupPropertiesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListParticipantGroupPropertiesMockHandler200 = (overrideResponse?: ParticipantGroupPropertiesList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ParticipantGroupPropertiesList> | ParticipantGroupPropertiesList), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-group-properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupPropertiesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListParticipantGroupPropertiesMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-group-properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupPropertiesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListParticipantGroupPropertiesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-group-properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupPropertiesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListParticipantGroupPropertiesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/participant-group-properties', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListParticipantGroupPropertiesResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getParticipantsMock = () => [
  getListParticipantsMockHandler(),
  getListParticipantGroupsMockHandler(),
  getListParticipantGroupPropertiesMockHandler()
]
