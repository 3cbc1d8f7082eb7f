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
  BuyResult,
  CardList,
  Failure,
  NotFoundResponse,
  OrderCard,
  Quote,
  ServerErrorResponse,
  SetupIntent,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';


export const getBuyResponseOrderCardMock = (overrideResponse: Partial<OrderCard> = {}): OrderCard => ({...{brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}")}, ...overrideResponse});

export const getBuyResponseMock = (overrideResponse: Partial<Extract<BuyResult, object>> = {}): BuyResult => ({order: {id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getBuyResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined])}, client_secret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 256}}), null]), ...overrideResponse})


export const getBuyResponseMock200 = (overrideResponse: Partial<Extract<BuyResult, object>> = {}): BuyResult => ({order: {id: faker.number.int({min: 1}), type: faker.helpers.arrayElement(Object.values(OrderType)), status: faker.helpers.arrayElement(Object.values(OrderStatus)), activity_status: faker.helpers.arrayElement(Object.values(SubscriptionState)), kind: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderKind)),null,]), product: {id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 160}}), event_category_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participant_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_utc_ts: faker.helpers.arrayElement([faker.number.int({min: 0, max: 4102444800}),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,])}, amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, coupon: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), card: faker.helpers.arrayElement([{...getBuyResponseOrderCardMock()},null,]), failure: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(OrderFailure)),null,]), created_at: faker.date.past().toISOString().slice(0, 19) + 'Z', paid_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_start: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), period_end: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), trial_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), auto_renewal: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(AutoRenewal)),null,]), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), vod_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), refunded_at: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,]), undefined]), client_secret: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 255}}), null]), undefined])}, client_secret: faker.helpers.arrayElement([faker.string.alpha({length: {min: 1, max: 256}}), null]), ...overrideResponse})


export const getBuyResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getBuyResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getBuyResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getBuyResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getBuyResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getApplyCouponResponseMock = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, ...overrideResponse})


export const getApplyCouponResponseMock200 = (overrideResponse: Partial<Extract<Quote, object>> = {}): Quote => ({code: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 40}}), null]), amounts: {price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), discount: faker.number.int({min: 0, max: 100000000}), tax: faker.number.int({min: 0, max: 100000000}), total: faker.number.int({min: 0, max: 100000000}), currency: faker.helpers.arrayElement([faker.helpers.fromRegExp("[A-Z]{3}"), undefined])}, ...overrideResponse})


export const getApplyCouponResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getApplyCouponResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getApplyCouponResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getApplyCouponResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getApplyCouponResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListCardsResponseMock = (overrideResponse: Partial<Extract<CardList, object>> = {}): CardList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}"), exp_month: faker.number.int({min: 1, max: 12}), exp_year: faker.number.int({min: 2020, max: 2100}), is_default: faker.datatype.boolean()})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListCardsResponseMock200 = (overrideResponse: Partial<Extract<CardList, object>> = {}): CardList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.string.alpha({length: {min: 1, max: 64}}), brand: faker.helpers.fromRegExp("[^A-Z]+"), last4: faker.helpers.fromRegExp("[0-9]{4}"), exp_month: faker.number.int({min: 1, max: 12}), exp_year: faker.number.int({min: 2020, max: 2100}), is_default: faker.datatype.boolean()})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListCardsResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListCardsResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListCardsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListCardsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getCreateSetupIntentResponseMock = (overrideResponse: Partial<Extract<SetupIntent, object>> = {}): SetupIntent => ({client_secret: faker.string.alpha({length: {min: 1, max: 256}}), ...overrideResponse})


export const getCreateSetupIntentResponseMock200 = (overrideResponse: Partial<Extract<SetupIntent, object>> = {}): SetupIntent => ({client_secret: faker.string.alpha({length: {min: 1, max: 256}}), ...overrideResponse})


export const getCreateSetupIntentResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateSetupIntentResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateSetupIntentResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getCreateSetupIntentResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getBuyMockHandler = (overrideResponse?: BuyResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyResult> | BuyResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock(),
      { status: 200
      })
  }, options)
}


export const getBuyMockHandler200 = (overrideResponse?: BuyResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BuyResult> | BuyResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getBuyMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getBuyMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getBuyMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getBuyMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getBuyMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/buy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBuyResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getApplyCouponMockHandler = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock(),
      { status: 200
      })
  }, options)
}


export const getApplyCouponMockHandler200 = (overrideResponse?: Quote | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Quote> | Quote), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getApplyCouponMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getApplyCouponMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getApplyCouponMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getApplyCouponMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getApplyCouponMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/apply_coupon', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getApplyCouponResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListCardsMockHandler = (overrideResponse?: CardList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardList> | CardList), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListCardsMockHandler200 = (overrideResponse?: CardList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CardList> | CardList), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListCardsMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListCardsMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getListCardsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListCardsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/stripe/list-cards', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListCardsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getCreateSetupIntentMockHandler = (overrideResponse?: SetupIntent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetupIntent> | SetupIntent), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock(),
      { status: 200
      })
  }, options)
}


export const getCreateSetupIntentMockHandler200 = (overrideResponse?: SetupIntent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SetupIntent> | SetupIntent), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getCreateSetupIntentMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getCreateSetupIntentMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getCreateSetupIntentMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getCreateSetupIntentMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/stripe/setup-intent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateSetupIntentResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getCheckoutMock = () => [
  getBuyMockHandler(),
  getApplyCouponMockHandler(),
  getListCardsMockHandler(),
  getCreateSetupIntentMockHandler()
]
