/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, InfiniteData, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, ListVodMediaItemsParams, SearchVodMediaParams, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { listVodMediaItems, searchVodMedia } from './library.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListVodMediaItemsInfiniteQueryKey = (params?: ListVodMediaItemsParams,) => {
    return [
    'infinite', "listVodMediaItems", ...(params ? [params] : [])
    ] as const;
    }


export const getListVodMediaItemsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listVodMediaItems>>, ListVodMediaItemsParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListVodMediaItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVodMediaItemsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVodMediaItems>>, QueryKey, ListVodMediaItemsParams['offset']> = ({ signal, pageParam }) => listVodMediaItems({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVodMediaItemsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listVodMediaItems>>>
export type ListVodMediaItemsInfiniteQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVodMediaItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVodMediaItems>>, ListVodMediaItemsParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListVodMediaItemsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaItems>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError>
export function useListVodMediaItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVodMediaItems>>, ListVodMediaItemsParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaItems>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaItems>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
export function useListVodMediaItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVodMediaItems>>, ListVodMediaItemsParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
/**
 * @summary List the videos of the library
 */

export function useListVodMediaItemsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listVodMediaItems>>, ListVodMediaItemsParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData, QueryKey, ListVodMediaItemsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> {

  const queryOptions = getListVodMediaItemsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError>;

  return query;
}





export const getSearchVodMediaInfiniteQueryKey = (params?: SearchVodMediaParams,) => {
    return [
    'infinite', "searchVodMedia", ...(params ? [params] : [])
    ] as const;
    }


export const getSearchVodMediaInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof searchVodMedia>>, SearchVodMediaParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchVodMediaParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchVodMediaInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchVodMedia>>, QueryKey, SearchVodMediaParams['offset']> = ({ signal, pageParam }) => searchVodMedia({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchVodMediaInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof searchVodMedia>>>
export type SearchVodMediaInfiniteQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchVodMediaInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchVodMedia>>, SearchVodMediaParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchVodMediaParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchVodMedia>>,
          TError,
          Awaited<ReturnType<typeof searchVodMedia>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError>
export function useSearchVodMediaInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchVodMedia>>, SearchVodMediaParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchVodMedia>>,
          TError,
          Awaited<ReturnType<typeof searchVodMedia>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
export function useSearchVodMediaInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchVodMedia>>, SearchVodMediaParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
/**
 * @summary Search the library
 */

export function useSearchVodMediaInfinite<TData = InfiniteData<Awaited<ReturnType<typeof searchVodMedia>>, SearchVodMediaParams['offset']>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData, QueryKey, SearchVodMediaParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> {

  const queryOptions = getSearchVodMediaInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError>;

  return query;
}
