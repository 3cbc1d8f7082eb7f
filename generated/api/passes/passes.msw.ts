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
  Capability,
  ErrorCode,
  Offer,
  PackageScope,
  PackageType,
  RenewalPeriod
} from '../../model/index.ts';
import type {
  BadParameterResponse,
  NotFoundResponse,
  Package,
  PackageList,
  ServerErrorResponse,
  Subscription,
  SubscriptionList,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getListPackagesResponseMock = (overrideResponse: Partial<Extract<PackageList, object>> = {}): PackageList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListPackagesResponseMock200 = (overrideResponse: Partial<Extract<PackageList, object>> = {}): PackageList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,])})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListPackagesResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListPackagesResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListPackagesResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetPackageResponseMock = (overrideResponse: Partial<Extract<Package, object>> = {}): Package => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), ...overrideResponse})


export const getGetPackageResponseMock200 = (overrideResponse: Partial<Extract<Package, object>> = {}): Package => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), type: faker.helpers.arrayElement(Object.values(PackageType)), scope: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(PackageScope)),null,]), is_team_pass: faker.datatype.boolean(), price: faker.helpers.arrayElement([faker.number.int({min: 0, max: 100000000}),null,]), base_price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), event_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), event_categories: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), participants: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), offer: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(Offer)),null,]), period: faker.helpers.arrayElement([faker.helpers.arrayElement(Object.values(RenewalPeriod)),null,]), weight: faker.number.int({min: 0, max: 1000}), capabilities: faker.helpers.arrayElements(Object.values(Capability)), upgrade_package_id: faker.helpers.arrayElement([faker.number.int({min: 1}),null,]), ...overrideResponse})


export const getGetPackageResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPackageResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPackageResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetPackageResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getListSubscriptionsResponseMock = (overrideResponse: Partial<Extract<SubscriptionList, object>> = {}): SubscriptionList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListSubscriptionsResponseMock200 = (overrideResponse: Partial<Extract<SubscriptionList, object>> = {}): SubscriptionList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability))})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListSubscriptionsResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListSubscriptionsResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetSubscriptionResponseMock = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability)), ...overrideResponse})


export const getGetSubscriptionResponseMock200 = (overrideResponse: Partial<Extract<Subscription, object>> = {}): Subscription => ({id: faker.number.int({min: 1}), name: faker.string.alpha({length: {min: 1, max: 120}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 600}}), null]), price: faker.number.int({min: 0, max: 100000000}), service_fee: faker.number.int({min: 0, max: 100000000}), offer: faker.helpers.arrayElement(Object.values(Offer)), period: faker.helpers.arrayElement(Object.values(RenewalPeriod)), trial_period: faker.helpers.arrayElement([faker.number.int({min: 1, max: 365}), null]), capabilities: faker.helpers.arrayElements(Object.values(Capability)), ...overrideResponse})


export const getGetSubscriptionResponseMock400 = (overrideResponse: Partial<Extract<BadParameterResponse, object>> = {}): BadParameterResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSubscriptionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSubscriptionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetSubscriptionResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListPackagesMockHandler = (overrideResponse?: PackageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackageList> | PackageList), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListPackagesMockHandler200 = (overrideResponse?: PackageList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PackageList> | PackageList), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListPackagesMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getListPackagesMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListPackagesMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPackagesResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetPackageMockHandler = (overrideResponse?: Package | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Package> | Package), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetPackageMockHandler200 = (overrideResponse?: Package | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Package> | Package), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetPackageMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetPackageMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetPackageMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetPackageMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/packages/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPackageResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getListSubscriptionsMockHandler = (overrideResponse?: SubscriptionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionList> | SubscriptionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionsResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListSubscriptionsMockHandler200 = (overrideResponse?: SubscriptionList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionList> | SubscriptionList), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionsResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListSubscriptionsMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionsResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListSubscriptionsMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionsResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetSubscriptionMockHandler = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetSubscriptionMockHandler200 = (overrideResponse?: Subscription | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Subscription> | Subscription), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetSubscriptionMockHandler400 = (overrideResponse?: BadParameterResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadParameterResponse> | BadParameterResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetSubscriptionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetSubscriptionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetSubscriptionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/:id', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetSubscriptionResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getPassesMock = () => [
  getListPackagesMockHandler(),
  getGetPackageMockHandler(),
  getListSubscriptionsMockHandler(),
  getGetSubscriptionMockHandler()
]
