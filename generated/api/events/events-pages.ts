/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseInfiniteQueryResult, InfiniteData, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseInfiniteQueryOptions, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { Failure, ListEventsParams, ListFavoriteEventsParams, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { listEvents, listFavoriteEvents } from './events.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListEventsInfiniteQueryKey = (params?: ListEventsParams,) => {
    return [
    'infinite', "listEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListEventsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listEvents>>, ListEventsParams['offset']>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEvents>>, QueryKey, ListEventsParams['offset']> = ({ signal, pageParam }) => listEvents({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>
export type ListEventsInfiniteQueryError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>


export function useListEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEvents>>, ListEventsParams['offset']>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListEventsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError>
export function useListEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEvents>>, ListEventsParams['offset']>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
export function useListEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEvents>>, ListEventsParams['offset']>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
/**
 * @summary List events
 */

export function useListEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listEvents>>, ListEventsParams['offset']>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData, QueryKey, ListEventsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> {

  const queryOptions = getListEventsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError>;

  return query;
}





export const getListFavoriteEventsInfiniteQueryKey = (params?: ListFavoriteEventsParams,) => {
    return [
    'infinite', "listFavoriteEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListFavoriteEventsInfiniteQueryOptions = <TData = InfiniteData<Awaited<ReturnType<typeof listFavoriteEvents>>, ListFavoriteEventsParams['offset']>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListFavoriteEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoriteEventsInfiniteQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavoriteEvents>>, QueryKey, ListFavoriteEventsParams['offset']> = ({ signal, pageParam }) => listFavoriteEvents({...params, 'offset': pageParam ?? params?.['offset']}, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoriteEventsInfiniteQueryResult = NonNullable<Awaited<ReturnType<typeof listFavoriteEvents>>>
export type ListFavoriteEventsInfiniteQueryError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListFavoriteEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoriteEvents>>, ListFavoriteEventsParams['offset']>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListFavoriteEventsParams, options: { query:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteEvents>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseInfiniteQueryResult<TData, TError>
export function useListFavoriteEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoriteEvents>>, ListFavoriteEventsParams['offset']>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteEvents>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteEvents>>, QueryKey
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
export function useListFavoriteEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoriteEvents>>, ListFavoriteEventsParams['offset']>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseInfiniteQueryResult<TData, TError>
/**
 * @summary List the events of what the viewer follows
 */

export function useListFavoriteEventsInfinite<TData = InfiniteData<Awaited<ReturnType<typeof listFavoriteEvents>>, ListFavoriteEventsParams['offset']>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseInfiniteQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData, QueryKey, ListFavoriteEventsParams['offset']>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseInfiniteQueryResult<TData, TError> {

  const queryOptions = getListFavoriteEventsInfiniteQueryOptions(params,options)

  const query = useInfiniteQuery(queryOptions, queryClient) as  UseInfiniteQueryResult<TData, TError>;

  return query;
}
