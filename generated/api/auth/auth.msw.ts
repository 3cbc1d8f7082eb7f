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
  Done,
  Failure,
  NotFoundResponse,
  PasswordResetLinkSent,
  ServerErrorResponse,
  SignedIn,
  SocialSignedIn,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';


export const getLogInResponseMock = (overrideResponse: Partial<Extract<SignedIn, object>> = {}): SignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, ...overrideResponse})


export const getLogInResponseMock200 = (overrideResponse: Partial<Extract<SignedIn, object>> = {}): SignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, ...overrideResponse})


export const getLogInResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogInResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogInResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getRegisterResponseMock = (overrideResponse: Partial<Extract<SignedIn, object>> = {}): SignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, ...overrideResponse})


export const getRegisterResponseMock200 = (overrideResponse: Partial<Extract<SignedIn, object>> = {}): SignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, ...overrideResponse})


export const getRegisterResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getRegisterResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getRegisterResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getLogInWithProviderResponseMock = (overrideResponse: Partial<Extract<SocialSignedIn, object>> = {}): SocialSignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, is_new: faker.datatype.boolean(), ...overrideResponse})


export const getLogInWithProviderResponseMock200 = (overrideResponse: Partial<Extract<SocialSignedIn, object>> = {}): SocialSignedIn => ({user: {id: faker.number.int({min: 1}), email: faker.internet.email(), is_verified: faker.datatype.boolean(), temporary_password: faker.datatype.boolean(), first_name: faker.string.alpha({length: {min: 1, max: 80}}), last_name: faker.string.alpha({length: {min: 1, max: 80}}), phone: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 24}}),null,]), newsletter: faker.datatype.boolean(), terms: faker.datatype.boolean(), trial_period_used: faker.datatype.boolean(), is_geo_blocked: faker.datatype.boolean(), capabilities: faker.helpers.arrayElements(Object.values(Capability)), featureCount: {clips: faker.number.int({min: 0, max: 100000}), downloads: faker.number.int({min: 0, max: 100000})}}, is_new: faker.datatype.boolean(), ...overrideResponse})


export const getLogInWithProviderResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogInWithProviderResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogInWithProviderResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getLogOutResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getLogOutResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getLogOutResponseMock400 = (overrideResponse: Partial<Extract<BadKeyResponse, object>> = {}): BadKeyResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogOutResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogOutResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogOutResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getVerifyEmailResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getVerifyEmailResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getVerifyEmailResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getVerifyEmailResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getVerifyEmailResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getRequestPasswordResetResponseMock = (overrideResponse: Partial<Extract<PasswordResetLinkSent, object>> = {}): PasswordResetLinkSent => ({expires_in_minutes: faker.number.int({min: 1, max: 10080}), ...overrideResponse})


export const getRequestPasswordResetResponseMock200 = (overrideResponse: Partial<Extract<PasswordResetLinkSent, object>> = {}): PasswordResetLinkSent => ({expires_in_minutes: faker.number.int({min: 1, max: 10080}), ...overrideResponse})


export const getRequestPasswordResetResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getRequestPasswordResetResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getRequestPasswordResetResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getResetPasswordResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getResetPasswordResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getResetPasswordResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getResetPasswordResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getResetPasswordResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getAddSessionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getAddSessionResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getAddSessionResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getAddSessionResponseMock401 = (overrideResponse: Partial<Extract<UnauthenticatedResponse, object>> = {}): UnauthenticatedResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getAddSessionResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getAddSessionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getAddSessionResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getConfirmAccountDeletionResponseMock = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getConfirmAccountDeletionResponseMock200 = (overrideResponse: Partial<Extract<Done, object>> = {}): Done => ({success: true, ...overrideResponse})


export const getConfirmAccountDeletionResponseMock400 = (overrideResponse: Partial<Extract<Failure, object>> = {}): Failure => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getConfirmAccountDeletionResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getConfirmAccountDeletionResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getLogInMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLogInMockHandler200 = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLogInMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getLogInMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getLogInMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRegisterMockHandler = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRegisterMockHandler200 = (overrideResponse?: SignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedIn> | SignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRegisterMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRegisterMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getRegisterMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getLogInWithProviderMockHandler = (overrideResponse?: SocialSignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SocialSignedIn> | SocialSignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithProviderResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLogInWithProviderMockHandler200 = (overrideResponse?: SocialSignedIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SocialSignedIn> | SocialSignedIn), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithProviderResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLogInWithProviderMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithProviderResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getLogInWithProviderMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithProviderResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getLogInWithProviderMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/v2/auth/social/:provider', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogInWithProviderResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getLogOutMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock(),
      { status: 200
      })
  }, options)
}


export const getLogOutMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getLogOutMockHandler400 = (overrideResponse?: BadKeyResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BadKeyResponse> | BadKeyResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getLogOutMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getLogOutMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getLogOutMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogOutResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getVerifyEmailMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock(),
      { status: 200
      })
  }, options)
}


export const getVerifyEmailMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getVerifyEmailMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getVerifyEmailMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getVerifyEmailMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/email-verify', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getVerifyEmailResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getRequestPasswordResetMockHandler = (overrideResponse?: PasswordResetLinkSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasswordResetLinkSent> | PasswordResetLinkSent), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock(),
      { status: 200
      })
  }, options)
}


export const getRequestPasswordResetMockHandler200 = (overrideResponse?: PasswordResetLinkSent | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasswordResetLinkSent> | PasswordResetLinkSent), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getRequestPasswordResetMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getRequestPasswordResetMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getRequestPasswordResetMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset-request', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRequestPasswordResetResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}


export const getResetPasswordMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getResetPasswordMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getResetPasswordMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getResetPasswordMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/password-reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getAddSessionMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getAddSessionMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getAddSessionMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getAddSessionMockHandler401 = (overrideResponse?: UnauthenticatedResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnauthenticatedResponse> | UnauthenticatedResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock401(),
      { status: 401
      })
  }, options)
}


export const getAddSessionMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getAddSessionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getAddSessionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/auth/add_session', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAddSessionResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getConfirmAccountDeletionMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/delete-account-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountDeletionResponseMock(),
      { status: 200
      })
  }, options)
}


export const getConfirmAccountDeletionMockHandler200 = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post('*/api/delete-account-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountDeletionResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getConfirmAccountDeletionMockHandler400 = (overrideResponse?: Failure | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Failure> | Failure), options?: RequestHandlerOptions) => {
  return http.post('*/api/delete-account-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountDeletionResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getConfirmAccountDeletionMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delete-account-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountDeletionResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getConfirmAccountDeletionMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/delete-account-confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmAccountDeletionResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getAuthMock = () => [
  getLogInMockHandler(),
  getRegisterMockHandler(),
  getLogInWithProviderMockHandler(),
  getLogOutMockHandler(),
  getVerifyEmailMockHandler(),
  getRequestPasswordResetMockHandler(),
  getResetPasswordMockHandler(),
  getAddSessionMockHandler(),
  getConfirmAccountDeletionMockHandler()
]
