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
  AccessType,
  ErrorCode,
  RecordingStatus,
  StreamStatus
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadRequestResponse,
  Event,
  EventCategoryList,
  EventDownload,
  EventList,
  EventLocationList,
  EventScore,
  Failure,
  HomepageEvents,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';


export const getListEventsResponseEventScoreMock = (overrideResponse: Partial<EventScore> = {}): EventScore => ({...{home: faker.number.int({min: 0, max: 9999}), away: faker.number.int({min: 0, max: 9999}), period: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), clock: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d{1,3}:[0-5]\\d"), null]), final: faker.datatype.boolean()}, ...overrideResponse});

export const getListEventsResponseMock = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventsResponseMock200 = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventsResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListEventsWithClipResponseEventScoreMock = (overrideResponse: Partial<EventScore> = {}): EventScore => ({...{home: faker.number.int({min: 0, max: 9999}), away: faker.number.int({min: 0, max: 9999}), period: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), clock: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d{1,3}:[0-5]\\d"), null]), final: faker.datatype.boolean()}, ...overrideResponse});

export const getListEventsWithClipResponseMock = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListEventsWithClipResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventsWithClipResponseMock200 = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListEventsWithClipResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventsWithClipResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventsWithClipResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventsWithClipResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListFavoriteEventsResponseEventScoreMock = (overrideResponse: Partial<EventScore> = {}): EventScore => ({...{home: faker.number.int({min: 0, max: 9999}), away: faker.number.int({min: 0, max: 9999}), period: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), clock: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d{1,3}:[0-5]\\d"), null]), final: faker.datatype.boolean()}, ...overrideResponse});

export const getListFavoriteEventsResponseMock = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListFavoriteEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListFavoriteEventsResponseMock200 = (overrideResponse: Partial<Extract<EventList, object>> = {}): EventList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListFavoriteEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListFavoriteEventsResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListFavoriteEventsResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListFavoriteEventsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListFavoriteEventsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetEventResponseEventScoreMock = (overrideResponse: Partial<EventScore> = {}): EventScore => ({...{home: faker.number.int({min: 0, max: 9999}), away: faker.number.int({min: 0, max: 9999}), period: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), clock: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d{1,3}:[0-5]\\d"), null]), final: faker.datatype.boolean()}, ...overrideResponse});

export const getGetEventResponseMock = (overrideResponse: Partial<Extract<Event, object>> = {}): Event => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getGetEventResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))})), ...overrideResponse})


export const getGetEventResponseMock200 = (overrideResponse: Partial<Extract<Event, object>> = {}): Event => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getGetEventResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))})), ...overrideResponse})


export const getGetEventResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetEventResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetEventResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetEventResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getDownloadEventResponseMock = (overrideResponse: Partial<Extract<EventDownload, object>> = {}): EventDownload => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), file_name: faker.string.alpha({length: {min: 1, max: 200}}), size: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000000}), null]), ...overrideResponse})


export const getDownloadEventResponseMock200 = (overrideResponse: Partial<Extract<EventDownload, object>> = {}): EventDownload => ({url: faker.string.alpha({length: {min: 10, max: 2048}}), file_name: faker.string.alpha({length: {min: 1, max: 200}}), size: faker.helpers.arrayElement([faker.number.int({min: 0, max: 1000000000000}), null]), ...overrideResponse})


export const getDownloadEventResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadEventResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadEventResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadEventResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getDownloadEventResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListEventCategoriesResponseMock = (overrideResponse: Partial<Extract<EventCategoryList, object>> = {}): EventCategoryList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), parent_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), name: faker.string.alpha({length: {min: 1, max: 100}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), children: []})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventCategoriesResponseMock200 = (overrideResponse: Partial<Extract<EventCategoryList, object>> = {}): EventCategoryList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), parent_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), name: faker.string.alpha({length: {min: 1, max: 100}}), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), children: []})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventCategoriesResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventCategoriesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventCategoriesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListHomepageEventsResponseEventScoreMock = (overrideResponse: Partial<EventScore> = {}): EventScore => ({...{home: faker.number.int({min: 0, max: 9999}), away: faker.number.int({min: 0, max: 9999}), period: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 20}}), null]), clock: faker.helpers.arrayElement([faker.helpers.fromRegExp("\\d{1,3}:[0-5]\\d"), null]), final: faker.datatype.boolean()}, ...overrideResponse});

export const getListHomepageEventsResponseMock = (overrideResponse: Partial<Extract<HomepageEvents, object>> = {}): HomepageEvents => ({live: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), upcoming: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), vod: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), featured: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), ...overrideResponse})


export const getListHomepageEventsResponseMock200 = (overrideResponse: Partial<Extract<HomepageEvents, object>> = {}): HomepageEvents => ({live: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), upcoming: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), vod: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), featured: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), type: faker.helpers.arrayElement(Object.values(AccessType)), stream_status: faker.helpers.arrayElement(Object.values(StreamStatus)), event_utc_ts: faker.number.int({min: 0, max: 4102444800}), time_zone: faker.string.alpha({length: {min: 2, max: 64}}), duration: faker.helpers.arrayElement([faker.number.int({min: 0, max: 86400}), null]), has_access: faker.datatype.boolean(), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 100}}), short_name: faker.string.alpha({length: {min: 1, max: 40}}), alias: faker.helpers.arrayElement([faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), null]), image: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), color: faker.helpers.arrayElement([faker.helpers.fromRegExp("#[0-9a-fA-F]{6}"),null,])})), location_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_category_id: faker.number.int({min: 1}), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), single_event_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), recording: faker.helpers.arrayElement(Object.values(RecordingStatus)), has_clips: faker.datatype.boolean(), is_featured: faker.datatype.boolean(), score: faker.helpers.arrayElement([faker.helpers.arrayElement([{...getListHomepageEventsResponseEventScoreMock()},null,]), undefined]), media: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), kind: faker.helpers.arrayElement([1,2,3,4,5,6,7,8] as const), name: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,]), mime_type: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), duration: faker.helpers.arrayElement([faker.number.float({min: 0, max: 86400, fractionDigits: 2}), null]), expires_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), captions: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({language: faker.string.alpha({length: {min: 2, max: 35}}), label: faker.string.alpha({length: {min: 1, max: 60}}), url: faker.string.alpha({length: {min: 10, max: 2048}}), is_default: faker.datatype.boolean()}))}))})), ...overrideResponse})


export const getListHomepageEventsResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListHomepageEventsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListHomepageEventsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListEventLocationsResponseMock = (overrideResponse: Partial<Extract<EventLocationList, object>> = {}): EventLocationList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 150}}), city: faker.string.alpha({length: {min: 1, max: 100}}), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country: faker.string.alpha({length: {min: 1, max: 100}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventLocationsResponseMock200 = (overrideResponse: Partial<Extract<EventLocationList, object>> = {}): EventLocationList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 150}}), city: faker.string.alpha({length: {min: 1, max: 100}}), state: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 100}}), null]), country: faker.string.alpha({length: {min: 1, max: 100}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListEventLocationsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventLocationsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListEventsMockHandler = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEventsMockHandler200 = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEventsMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListEventsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListEventsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListEventsWithClipMockHandler = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/with_clip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsWithClipResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEventsWithClipMockHandler200 = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/with_clip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsWithClipResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEventsWithClipMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/with_clip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsWithClipResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListEventsWithClipMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/with_clip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsWithClipResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListEventsWithClipMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/with_clip', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventsWithClipResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListFavoriteEventsMockHandler = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFavoriteEventsMockHandler200 = (overrideResponse?: EventList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventList> | EventList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFavoriteEventsMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListFavoriteEventsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListFavoriteEventsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListFavoriteEventsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/favorite', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFavoriteEventsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetEventMockHandler = (overrideResponse?: Event | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Event> | Event), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetEventMockHandler200 = (overrideResponse?: Event | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Event> | Event), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetEventMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetEventMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetEventMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetEventMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEventResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getDownloadEventMockHandler = (overrideResponse?: EventDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventDownload> | EventDownload), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock(),
      { status: 200
      })
  }, options)
}


export const getDownloadEventMockHandler200 = (overrideResponse?: EventDownload | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventDownload> | EventDownload), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getDownloadEventMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getDownloadEventMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getDownloadEventMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getDownloadEventMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getDownloadEventMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/download-event/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getDownloadEventResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListEventCategoriesMockHandler = (overrideResponse?: EventCategoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventCategoryList> | EventCategoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventCategoriesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEventCategoriesMockHandler200 = (overrideResponse?: EventCategoryList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventCategoryList> | EventCategoryList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventCategoriesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEventCategoriesMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventCategoriesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListEventCategoriesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventCategoriesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListEventCategoriesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-categories', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventCategoriesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListHomepageEventsMockHandler = (overrideResponse?: HomepageEvents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomepageEvents> | HomepageEvents), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-for-homepage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomepageEventsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListHomepageEventsMockHandler200 = (overrideResponse?: HomepageEvents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<HomepageEvents> | HomepageEvents), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-for-homepage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomepageEventsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListHomepageEventsMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-for-homepage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomepageEventsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListHomepageEventsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-for-homepage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomepageEventsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListHomepageEventsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-for-homepage', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListHomepageEventsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListEventLocationsMockHandler = (overrideResponse?: EventLocationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventLocationList> | EventLocationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventLocationsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListEventLocationsMockHandler200 = (overrideResponse?: EventLocationList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<EventLocationList> | EventLocationList), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventLocationsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListEventLocationsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventLocationsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListEventLocationsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/events-locations', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEventLocationsResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getEventsMock = () => [
  getListEventsMockHandler(),
  getListEventsWithClipMockHandler(),
  getListFavoriteEventsMockHandler(),
  getGetEventMockHandler(),
  getDownloadEventMockHandler(),
  getListEventCategoriesMockHandler(),
  getListHomepageEventsMockHandler(),
  getListEventLocationsMockHandler()
]
