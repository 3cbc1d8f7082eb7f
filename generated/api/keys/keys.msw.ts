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
  ApiKey,
  BadParameterResponse,
  ChannelKey,
  Failure,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getGetChannelKeyResponseMock = (overrideResponse: Partial<Extract<ChannelKey, object>> = {}): ChannelKey => ({channel_key: faker.string.alpha({length: {min: 8, max: 128}}), ...overrideResponse})


export const getGetChannelKeyResponseMock200 = (overrideResponse: Partial<Extract<ChannelKey, object>> = {}): ChannelKey => ({channel_key: faker.string.alpha({length: {min: 8, max: 128}}), ...overrideResponse})


export const getGetChannelKeyResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetChannelKeyResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetChannelKeyResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetChannelKeyResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetApiKeyResponseMock = (overrideResponse: Partial<Extract<ApiKey, object>> = {}): ApiKey => ({api_key: faker.string.alpha({length: {min: 16, max: 256}}), ...overrideResponse})


export const getGetApiKeyResponseMock200 = (overrideResponse: Partial<Extract<ApiKey, object>> = {}): ApiKey => ({api_key: faker.string.alpha({length: {min: 16, max: 256}}), ...overrideResponse})


export const getGetApiKeyResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetApiKeyResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetApiKeyResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetChannelKeyMockHandler = (overrideResponse?: ChannelKey | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelKey> | ChannelKey), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetChannelKeyMockHandler200 = (overrideResponse?: ChannelKey | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ChannelKey> | ChannelKey), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetChannelKeyMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetChannelKeyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetChannelKeyMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetChannelKeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/keys/:hostname.json', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetChannelKeyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetApiKeyMockHandler = (overrideResponse?: ApiKey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKey> | ApiKey), options?: RequestHandlerOptions) => {
  return http.post('*/api/get_api_key', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetApiKeyMockHandler200 = (overrideResponse?: ApiKey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ApiKey> | ApiKey), options?: RequestHandlerOptions) => {
  return http.post('*/api/get_api_key', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetApiKeyMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/get_api_key', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetApiKeyMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/get_api_key', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeyResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetApiKeyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/get_api_key', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetApiKeyResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getKeysMock = () => [
  getGetChannelKeyMockHandler(),
  getGetApiKeyMockHandler()
]
