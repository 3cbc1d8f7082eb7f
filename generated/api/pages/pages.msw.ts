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
  FormFieldType
} from '../../model/index.ts';
import type {
  BadRequestResponse,
  CustomForm,
  FaqItemList,
  NotFoundResponse,
  ServerErrorResponse,
  TooManyRequestsResponse
} from '../../model/index.ts';


export const getListFaqResponseMock = (overrideResponse: Partial<Extract<FaqItemList, object>> = {}): FaqItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), question: faker.string.alpha({length: {min: 1, max: 300}}), answer: faker.string.alpha({length: {min: 10, max: 20}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListFaqResponseMock200 = (overrideResponse: Partial<Extract<FaqItemList, object>> = {}): FaqItemList => ({data: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({id: faker.number.int({min: 1}), question: faker.string.alpha({length: {min: 1, max: 300}}), answer: faker.string.alpha({length: {min: 10, max: 20}})})), meta: {total: faker.number.int({min: 0}), offset: faker.number.int({min: 0}), limit: faker.helpers.arrayElement([faker.number.int({min: 1}), null])}, ...overrideResponse})


export const getListFaqResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListFaqResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})

export const getGetCustomFormResponseCustomFormMock = (overrideResponse: Partial<CustomForm> = {}): CustomForm => ({...{id: faker.number.int({min: 1}), alias: faker.helpers.fromRegExp("[a-z0-9][a-z0-9_-]{0,63}"), title: faker.string.alpha({length: {min: 1, max: 200}}), description: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2000}}), null]), fields: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({name: faker.helpers.fromRegExp("[a-z][a-z0-9_]{0,63}"), label: faker.string.alpha({length: {min: 1, max: 200}}), type: faker.helpers.arrayElement(Object.values(FormFieldType)), required: faker.datatype.boolean(), options: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => ({value: faker.string.alpha({length: {min: 10, max: 100}}), label: faker.string.alpha({length: {min: 1, max: 200}})})), placeholder: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 200}}), null]), min_length: faker.helpers.arrayElement([faker.helpers.arrayElement([faker.number.int({min: 1, max: 2000}), null]), undefined])})), submit_url: faker.helpers.arrayElement([faker.string.alpha({length: {min: 10, max: 2048}}),null,])}, ...overrideResponse});

export const getGetCustomFormResponseMock = (): CustomForm | null => (faker.helpers.arrayElement([{...getGetCustomFormResponseCustomFormMock()},null,]))


export const getGetCustomFormResponseMock200 = (): CustomForm | null => (faker.helpers.arrayElement([{...getGetCustomFormResponseCustomFormMock()},null,]))


export const getGetCustomFormResponseMock400 = (overrideResponse: Partial<Extract<BadRequestResponse, object>> = {}): BadRequestResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomFormResponseMock404 = (overrideResponse: Partial<Extract<NotFoundResponse, object>> = {}): NotFoundResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomFormResponseMock429 = (overrideResponse: Partial<Extract<TooManyRequestsResponse, object>> = {}): TooManyRequestsResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getGetCustomFormResponseMock500 = (overrideResponse: Partial<Extract<ServerErrorResponse, object>> = {}): ServerErrorResponse => ({code: faker.helpers.arrayElement(Object.values(ErrorCode)), message: faker.string.alpha({length: {min: 10, max: 20}}), errors: {
        [faker.string.alphanumeric(5)]: Array.from({ length: faker.number.int({min: 1, max: 3}) }, (_, i) => i + 1).map(() => (faker.string.alpha({length: {min: 10, max: 20}})))
      }, ...overrideResponse})


export const getListFaqMockHandler = (overrideResponse?: FaqItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqItemList> | FaqItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/faq', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqResponseMock(),
      { status: 200
      })
  }, options)
}


export const getListFaqMockHandler200 = (overrideResponse?: FaqItemList | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FaqItemList> | FaqItemList), options?: RequestHandlerOptions) => {
  return http.get('*/api/faq', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getListFaqMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/faq', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getListFaqMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/faq', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListFaqResponseMock500(),
      { status: 500
      })
  }, options)
}

export const getGetCustomFormMockHandler = (overrideResponse?: CustomForm | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomForm | null> | CustomForm | null), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock(),
      { status: 200
      })
  }, options)
}


export const getGetCustomFormMockHandler200 = (overrideResponse?: CustomForm | null | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CustomForm | null> | CustomForm | null), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock200(),
      { status: 200
      })
  }, options)
}


export const getGetCustomFormMockHandler400 = (overrideResponse?: BadRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BadRequestResponse> | BadRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock400(),
      { status: 400
      })
  }, options)
}


export const getGetCustomFormMockHandler404 = (overrideResponse?: NotFoundResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<NotFoundResponse> | NotFoundResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock404(),
      { status: 404
      })
  }, options)
}


export const getGetCustomFormMockHandler429 = (overrideResponse?: TooManyRequestsResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TooManyRequestsResponse> | TooManyRequestsResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock429(),
      { status: 429
      })
  }, options)
}


export const getGetCustomFormMockHandler500 = (overrideResponse?: ServerErrorResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerErrorResponse> | ServerErrorResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/custom-forms/:alias', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetCustomFormResponseMock500(),
      { status: 500
      })
  }, options)
}
export const getPagesMock = () => [
  getListFaqMockHandler(),
  getGetCustomFormMockHandler()
]
