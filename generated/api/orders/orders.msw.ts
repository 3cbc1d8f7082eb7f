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
  AutoRenewal,
  ErrorCode,
  OrderFailure,
  OrderKind,
  OrderStatus,
  OrderType,
  RenewalPeriod,
  SubscriptionState
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadRequestResponse,
  CustomerPortal,
  Failure,
  NotFoundResponse,
  Order,
  OrderCard,
  OrderList,
  ServerErrorResponse,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';


export const getListOrdersResponseOrderCardMock = (overrideResponse: Partial<OrderCard> = {}): OrderCard => ({...{brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}")}, ...overrideResponse});

export const getListOrdersResponseMock = (overrideResponse: Partial<Extract<OrderList, object>> = {}): OrderList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getListOrdersResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListOrdersResponseMock200 = (overrideResponse: Partial<Extract<OrderList, object>> = {}): OrderList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getListOrdersResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListOrdersResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListOrdersResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListOrdersResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListOrdersResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetOrderResponseOrderCardMock = (overrideResponse: Partial<OrderCard> = {}): OrderCard => ({...{brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}")}, ...overrideResponse});

export const getGetOrderResponseMock = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getGetOrderResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getGetOrderResponseMock200 = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getGetOrderResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getGetOrderResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetOrderResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetOrderResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetOrderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetOrderResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getUnsubscribeResponseOrderCardMock = (overrideResponse: Partial<OrderCard> = {}): OrderCard => ({...{brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}")}, ...overrideResponse});

export const getUnsubscribeResponseMock = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getUnsubscribeResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getUnsubscribeResponseMock200 = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getUnsubscribeResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getUnsubscribeResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUnsubscribeResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUnsubscribeResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUnsubscribeResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUnsubscribeResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetCustomerPortalResponseMock = (overrideResponse: Partial<Extract<CustomerPortal, object>> = {}): CustomerPortal => ({url: faker.internet.url(), ...overrideResponse})


export const getGetCustomerPortalResponseMock200 = (overrideResponse: Partial<Extract<CustomerPortal, object>> = {}): CustomerPortal => ({url: faker.internet.url(), ...overrideResponse})


export const getGetCustomerPortalResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomerPortalResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomerPortalResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomerPortalResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomerPortalResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getStartTrialResponseOrderCardMock = (overrideResponse: Partial<OrderCard> = {}): OrderCard => ({...{brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}")}, ...overrideResponse});

export const getStartTrialResponseMock = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getStartTrialResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getStartTrialResponseMock200 = (overrideResponse: Partial<Extract<Order, object>> = {}): Order => ({id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getStartTrialResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined]), ...overrideResponse})


export const getStartTrialResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getStartTrialResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getStartTrialResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getStartTrialResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getStartTrialResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListOrdersMockHandler = (overrideResponse?: OrderList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderList> | OrderList), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListOrdersMockHandler200 = (overrideResponse?: OrderList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OrderList> | OrderList), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListOrdersMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListOrdersMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListOrdersMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListOrdersMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListOrdersResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetOrderMockHandler = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetOrderMockHandler200 = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetOrderMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetOrderMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetOrderMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetOrderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetOrderMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/orders/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetOrderResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUnsubscribeMockHandler = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUnsubscribeMockHandler200 = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUnsubscribeMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUnsubscribeMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUnsubscribeMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getUnsubscribeMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getUnsubscribeMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/unsubscribe', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnsubscribeResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetCustomerPortalMockHandler = (overrideResponse?: CustomerPortal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerPortal> | CustomerPortal), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerPortalMockHandler200 = (overrideResponse?: CustomerPortal | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomerPortal> | CustomerPortal), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCustomerPortalMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetCustomerPortalMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetCustomerPortalMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetCustomerPortalMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetCustomerPortalMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/customer-portal', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomerPortalResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getStartTrialMockHandler = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock(),
      { status: 200
      })
  }, options)
}


export const getStartTrialMockHandler200 = (overrideResponse?: Order | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Order> | Order), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getStartTrialMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getStartTrialMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getStartTrialMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getStartTrialMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getStartTrialMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/subscription/start_trial', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTrialResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getOrdersMock = () => [
  getListOrdersMockHandler(),
  getGetOrderMockHandler(),
  getUnsubscribeMockHandler(),
  getGetCustomerPortalMockHandler(),
  getStartTrialMockHandler()
]
