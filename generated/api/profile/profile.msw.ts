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
  ErrorCode
} from '../../model/index.ts';
import type {
  BadKeyResponse,
  BadRequestResponse,
  Failure,
  NotFoundResponse,
  ServerErrorResponse,
  TargetAccess,
  TooManyRequestsResponse,
  UnauthenticatedResponse,
  User,
  UserAccess
} from '../../model/index.ts';


export const getGetProfileResponseUserMock = (overrideResponse: Partial<User> = {}): User => ({...{id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, ...overrideResponse});

export const getGetProfileResponseMock = (): User | null => (faker.helpers.arrayElement([{...getGetProfileResponseUserMock()},null,]))


export const getGetProfileResponseMock200 = (): User | null => (faker.helpers.arrayElement([{...getGetProfileResponseUserMock()},null,]))


export const getGetProfileResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetProfileResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetProfileResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetProfileResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getUpdateProfileResponseMock = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}, ...overrideResponse})


export const getUpdateProfileResponseMock200 = (overrideResponse: Partial<Extract<User, object>> = {}): User => ({id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}, ...overrideResponse})


export const getUpdateProfileResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUpdateProfileResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUpdateProfileResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getUpdateProfileResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetUserAccessResponseTargetAccessMock = (overrideResponse: Partial<TargetAccess> = {}): TargetAccess => ({...{id: faker.number.int({min: 1}), has_access: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), access_ends_at: faker.helpers.arrayElement([faker.date.past().toISOString().slice(0, 19) + 'Z',null,])}, ...overrideResponse});

export const getGetUserAccessResponseMock = (overrideResponse: Partial<Extract<UserAccess, object>> = {}): UserAccess => ({capabilities: faker.helpers.arrayElements(Object.values(Capability)), is_geo_blocked: faker.datatype.boolean(), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}, event_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), vod_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event: faker.helpers.arrayElement([{...getGetUserAccessResponseTargetAccessMock()},null,]), vod: faker.helpers.arrayElement([{...getGetUserAccessResponseTargetAccessMock()},null,]), ...overrideResponse})


export const getGetUserAccessResponseMock200 = (overrideResponse: Partial<Extract<UserAccess, object>> = {}): UserAccess => ({capabilities: faker.helpers.arrayElements(Object.values(Capability)), is_geo_blocked: faker.datatype.boolean(), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}, event_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), vod_ids: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.number.int({min: 1}))), event: faker.helpers.arrayElement([{...getGetUserAccessResponseTargetAccessMock()},null,]), vod: faker.helpers.arrayElement([{...getGetUserAccessResponseTargetAccessMock()},null,]), ...overrideResponse})


export const getGetUserAccessResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetUserAccessResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetUserAccessResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetUserAccessResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetProfileMockHandler = (overrideResponse?: User | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User | null> | User | null), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetProfileMockHandler200 = (overrideResponse?: User | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User | null> | User | null), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetProfileMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetProfileMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getGetProfileMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetProfileMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/profile', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetProfileResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getUpdateProfileMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock(),
      { status: 200
      })
  }, options)
}


export const getUpdateProfileMockHandler200 = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getUpdateProfileMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getUpdateProfileMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getUpdateProfileMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getUpdateProfileMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/profile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdateProfileResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetUserAccessMockHandler = (overrideResponse?: UserAccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserAccess> | UserAccess), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetUserAccessMockHandler200 = (overrideResponse?: UserAccess | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<UserAccess> | UserAccess), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetUserAccessMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetUserAccessMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetUserAccessMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetUserAccessMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/user/access', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetUserAccessResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getProfileMock = () => [
  getGetProfileMockHandler(),
  getUpdateProfileMockHandler(),
  getGetUserAccessMockHandler()
]
