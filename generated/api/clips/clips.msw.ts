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
  ClipStatus,
  ErrorCode
} from '../../model/index.ts';
import type {
  BadRequestResponse,
  Clip,
  ClipDownload,
  ClipList,
  Done,
  Failure,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';


export const getCreateClipResponseMock = (overrideResponse: Partial<Extract<Clip, object>> = {}): Clip => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getCreateClipResponseMock200 = (overrideResponse: Partial<Extract<Clip, object>> = {}): Clip => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getCreateClipResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateClipResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateClipResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateClipResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateClipResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getDeleteClipResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getDeleteClipResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getDeleteClipResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDeleteClipResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDeleteClipResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDeleteClipResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDeleteClipResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getDownloadClipResponseMock = (overrideResponse: Partial<Extract<ClipDownload, object>> = {}): ClipDownload => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), file_name: faker.string.alpha({length: {min: 1, max: 160}}), size: faker.number.int({min: 1, max: 10000000000}), ...overrideResponse})


export const getDownloadClipResponseMock200 = (overrideResponse: Partial<Extract<ClipDownload, object>> = {}): ClipDownload => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), file_name: faker.string.alpha({length: {min: 1, max: 160}}), size: faker.number.int({min: 1, max: 10000000000}), ...overrideResponse})


export const getDownloadClipResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadClipResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadClipResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadClipResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadClipResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListEventClipsResponseMock = (overrideResponse: Partial<Extract<ClipList, object>> = {}): ClipList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventClipsResponseMock200 = (overrideResponse: Partial<Extract<ClipList, object>> = {}): ClipList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventClipsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventClipsResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventClipsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventClipsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListUserClipsResponseMock = (overrideResponse: Partial<Extract<ClipList, object>> = {}): ClipList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListUserClipsResponseMock200 = (overrideResponse: Partial<Extract<ClipList, object>> = {}): ClipList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z'})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListUserClipsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListUserClipsResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListUserClipsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListUserClipsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetSharedClipResponseMock = (overrideResponse: Partial<Extract<Clip, object>> = {}): Clip => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getGetSharedClipResponseMock200 = (overrideResponse: Partial<Extract<Clip, object>> = {}): Clip => ({id: faker.number.int({min: 1}), uuid: faker.string.uuid(), event_id: faker.number.int({min: 1}), event_name: faker.string.alpha({length: {min: 1, max: 160}}), event_media_id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), start_time: faker.number.float({min: 0, max: 86400, fractionDigits: 2}), duration: faker.number.float({min: 1, max: 86400, fractionDigits: 2}), tags: Array.from({ length: faker.number.int({min: 1, max: 20}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 1, max: 40}}))), status: faker.helpers.arrayElement(Object.values(ClipStatus)), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), media_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', ...overrideResponse})


export const getGetSharedClipResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSharedClipResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSharedClipResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSharedClipResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateClipMockHandler = (overrideResponse?: Clip | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Clip> | Clip), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateClipMockHandler200 = (overrideResponse?: Clip | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Clip> | Clip), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateClipMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateClipMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateClipMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getCreateClipMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateClipMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/clip', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateClipResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDeleteClipMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDeleteClipMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDeleteClipMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDeleteClipMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDeleteClipMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDeleteClipMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getDeleteClipMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.delete('*/api/clip/:id', async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDeleteClipResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDownloadClipMockHandler = (overrideResponse?: ClipDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipDownload> | ClipDownload), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDownloadClipMockHandler200 = (overrideResponse?: ClipDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipDownload> | ClipDownload), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDownloadClipMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDownloadClipMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDownloadClipMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDownloadClipMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getDownloadClipMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clip/download/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadClipResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListEventClipsMockHandler = (overrideResponse?: ClipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipList> | ClipList), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEventClipsMockHandler200 = (overrideResponse?: ClipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipList> | ClipList), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEventClipsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListEventClipsMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getListEventClipsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListEventClipsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventClipsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListUserClipsMockHandler = (overrideResponse?: ClipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipList> | ClipList), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListUserClipsMockHandler200 = (overrideResponse?: ClipList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ClipList> | ClipList), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListUserClipsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListUserClipsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListUserClipsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListUserClipsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/clips/user', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserClipsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSharedClipMockHandler = (overrideResponse?: Clip | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Clip> | Clip), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSharedClipMockHandler200 = (overrideResponse?: Clip | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Clip> | Clip), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSharedClipMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetSharedClipMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetSharedClipMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetSharedClipMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/shared-clip/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSharedClipResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getClipsMock = () => [
  getCreateClipMockHandler(),
  getDeleteClipMockHandler(),
  getDownloadClipMockHandler(),
  getListEventClipsMockHandler(),
  getListUserClipsMockHandler(),
  getGetSharedClipMockHandler()
]
