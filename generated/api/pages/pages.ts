/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, CustomForm, FaqItemList, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListFaqUrl = () => {




  return `/api/faq`
}

/**
 * The whole list.
 * @summary List questions and answers
 */
export const listFaq = async ( options?: Parameters<typeof http>[1]): Promise<FaqItemList> => {

  return http<FaqItemList>(getListFaqUrl(),
  {
      op: 'listFaq',
    ...options,
    method: 'GET'


  }
);}





export const getListFaqQueryKey = () => {
    return [
    "listFaq"
    ] as const;
    }


export const getListFaqQueryOptions = <TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFaqQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFaq>>> = ({ signal }) => listFaq({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFaqQueryResult = NonNullable<Awaited<ReturnType<typeof listFaq>>>
export type ListFaqQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaq>>,
          TError,
          Awaited<ReturnType<typeof listFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFaq>>,
          TError,
          Awaited<ReturnType<typeof listFaq>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List questions and answers
 */

export function useListFaq<TData = Awaited<ReturnType<typeof listFaq>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFaq>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFaqQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetCustomFormUrl = (alias: string,) => {




  return `/api/custom-forms/${encodeURIComponent(String(alias))}`
}

/**
 * A channel without the form answers 404, and the page shows nothing in its place.
 * @summary Get a form by its alias
 */
export const getCustomForm = async (alias: string, options?: Parameters<typeof http>[1]): Promise<CustomForm | null> => {

  return http<CustomForm | null>(getGetCustomFormUrl(alias),
  {
      op: 'getCustomForm',
    ...options,
    method: 'GET'


  }
);}





export const getGetCustomFormQueryKey = (alias: string,) => {
    return [
    "getCustomForm", ...(alias ? [alias] : [])
    ] as const;
    }


export const getGetCustomFormQueryOptions = <TData = Awaited<ReturnType<typeof getCustomForm>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomFormQueryKey(alias);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomForm>>> = ({ signal }) => getCustomForm(alias, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: alias !== null && alias !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomFormQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomForm>>>
export type GetCustomFormQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetCustomForm<TData = Awaited<ReturnType<typeof getCustomForm>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 alias: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomForm>>,
          TError,
          Awaited<ReturnType<typeof getCustomForm>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetCustomForm<TData = Awaited<ReturnType<typeof getCustomForm>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomForm>>,
          TError,
          Awaited<ReturnType<typeof getCustomForm>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetCustomForm<TData = Awaited<ReturnType<typeof getCustomForm>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a form by its alias
 */

export function useGetCustomForm<TData = Awaited<ReturnType<typeof getCustomForm>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 alias: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomForm>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetCustomFormQueryOptions(alias,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
