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
  VodAssetType
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadRequestResponse,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  VodMediaCategoryList,
  VodMediaItem,
  VodMediaItemList,
  VodRailList
} from '../../model/index.ts';


export const getListVodMediaItemsResponseMock = (overrideResponse: Partial<Extract<VodMediaItemList, object>> = {}): VodMediaItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaItemsResponseMock200 = (overrideResponse: Partial<Extract<VodMediaItemList, object>> = {}): VodMediaItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaItemsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaItemsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaItemsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetVodMediaItemResponseMock = (overrideResponse: Partial<Extract<VodMediaItem, object>> = {}): VodMediaItem => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), ...overrideResponse})


export const getGetVodMediaItemResponseMock200 = (overrideResponse: Partial<Extract<VodMediaItem, object>> = {}): VodMediaItem => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), ...overrideResponse})


export const getGetVodMediaItemResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetVodMediaItemResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetVodMediaItemResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetVodMediaItemResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListVodMediaCategoriesResponseMock = (overrideResponse: Partial<Extract<VodMediaCategoryList, object>> = {}): VodMediaCategoryList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaCategoriesResponseMock200 = (overrideResponse: Partial<Extract<VodMediaCategoryList, object>> = {}): VodMediaCategoryList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaCategoriesResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaCategoriesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaCategoriesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListVodMediaRailsResponseMock = (overrideResponse: Partial<Extract<VodRailList, object>> = {}): VodRailList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), vod_media_items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaRailsResponseMock200 = (overrideResponse: Partial<Extract<VodRailList, object>> = {}): VodRailList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 100}}), vod_media_items: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListVodMediaRailsResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaRailsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaRailsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getSearchVodMediaResponseMock = (overrideResponse: Partial<Extract<VodMediaItemList, object>> = {}): VodMediaItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getSearchVodMediaResponseMock200 = (overrideResponse: Partial<Extract<VodMediaItemList, object>> = {}): VodMediaItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), date: faker.date.past().toISOString().slice(0, 19) + 'Z', duration: faker.number.int({min: 0, max: 86400}), assets: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({type: faker.helpers.arrayElement(Object.values(VodAssetType)), path: faker.string.alpha({length: {min: 10, max: 2048}})})), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getSearchVodMediaResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSearchVodMediaResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getSearchVodMediaResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListVodMediaItemsMockHandler = (overrideResponse?: VodMediaItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItemList> | VodMediaItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaItemsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaItemsMockHandler200 = (overrideResponse?: VodMediaItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItemList> | VodMediaItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaItemsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaItemsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaItemsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListVodMediaItemsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaItemsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListVodMediaItemsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaItemsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetVodMediaItemMockHandler = (overrideResponse?: VodMediaItem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItem> | VodMediaItem), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetVodMediaItemMockHandler200 = (overrideResponse?: VodMediaItem | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItem> | VodMediaItem), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetVodMediaItemMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetVodMediaItemMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetVodMediaItemMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetVodMediaItemMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-items/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetVodMediaItemResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListVodMediaCategoriesMockHandler = (overrideResponse?: VodMediaCategoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaCategoryList> | VodMediaCategoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaCategoriesMockHandler200 = (overrideResponse?: VodMediaCategoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaCategoryList> | VodMediaCategoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaCategoriesMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaCategoriesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListVodMediaCategoriesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaCategoriesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListVodMediaCategoriesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaCategoriesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListVodMediaRailsMockHandler = (overrideResponse?: VodRailList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodRailList> | VodRailList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-rails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaRailsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaRailsMockHandler200 = (overrideResponse?: VodRailList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodRailList> | VodRailList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-rails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaRailsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListVodMediaRailsMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-rails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaRailsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListVodMediaRailsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-rails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaRailsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListVodMediaRailsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media-rails', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListVodMediaRailsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getSearchVodMediaMockHandler = (overrideResponse?: VodMediaItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItemList> | VodMediaItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchVodMediaResponseMock(),
      { status: 200
      })
  }, options)
}


export const getSearchVodMediaMockHandler200 = (overrideResponse?: VodMediaItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<VodMediaItemList> | VodMediaItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchVodMediaResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getSearchVodMediaMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchVodMediaResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getSearchVodMediaMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchVodMediaResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getSearchVodMediaMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/vod-media/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSearchVodMediaResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getLibraryMock = () => [
  getListVodMediaItemsMockHandler(),
  getGetVodMediaItemMockHandler(),
  getListVodMediaCategoriesMockHandler(),
  getListVodMediaRailsMockHandler(),
  getSearchVodMediaMockHandler()
]
