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
  ErrorCode
} from '../../model/index.ts';
import type {
  Done,
  Failure,
  ServerErrorResponse,
  SessionHash,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getGetDataHashResponseMock = (overrideResponse: Partial<Extract<SessionHash, object>> = {}): SessionHash => ({data: faker.string.alpha({length: {min: 8, max: 128}}), ...overrideResponse})


export const getGetDataHashResponseMock200 = (overrideResponse: Partial<Extract<SessionHash, object>> = {}): SessionHash => ({data: faker.string.alpha({length: {min: 8, max: 128}}), ...overrideResponse})


export const getGetDataHashResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetDataHashResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getCreateDataSessionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getCreateDataSessionResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getCreateDataSessionResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateDataSessionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateDataSessionResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getSendDataEventResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendDataEventResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendDataEventResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendDataEventResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendDataEventResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getSendVideoEventResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendVideoEventResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendVideoEventResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendVideoEventResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendVideoEventResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getSendVideoViewingResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendVideoViewingResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getSendVideoViewingResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendVideoViewingResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSendVideoViewingResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetDataHashMockHandler = (overrideResponse?: SessionHash | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionHash> | SessionHash), options?: RequestHandlerOptions) => {
  return http.get('*/data/datalake/hash/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataHashResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetDataHashMockHandler200 = (overrideResponse?: SessionHash | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SessionHash> | SessionHash), options?: RequestHandlerOptions) => {
  return http.get('*/data/datalake/hash/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataHashResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetDataHashMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/data/datalake/hash/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataHashResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetDataHashMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/data/datalake/hash/', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetDataHashResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateDataSessionMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDataSessionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateDataSessionMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDataSessionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateDataSessionMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDataSessionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateDataSessionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDataSessionResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateDataSessionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/session/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateDataSessionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSendDataEventMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendDataEventResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSendDataEventMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendDataEventResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSendDataEventMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendDataEventResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendDataEventMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendDataEventResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSendDataEventMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendDataEventResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSendVideoEventMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoEventResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSendVideoEventMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoEventResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSendVideoEventMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoEventResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendVideoEventMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoEventResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSendVideoEventMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/event/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoEventResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSendVideoViewingMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/viewing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoViewingResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSendVideoViewingMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/viewing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoViewingResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSendVideoViewingMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/viewing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoViewingResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSendVideoViewingMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/viewing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoViewingResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSendVideoViewingMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/data/datalake/video/viewing/', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendVideoViewingResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getDataCollectionMock = () => [
  getGetDataHashMockHandler(),
  getCreateDataSessionMockHandler(),
  getSendDataEventMockHandler(),
  getSendVideoEventMockHandler(),
  getSendVideoViewingMockHandler()
]
