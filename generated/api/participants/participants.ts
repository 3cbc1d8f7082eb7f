/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadParameterResponse, ListParticipantGroupsParams, ListParticipantsParams, ParticipantGroupList, ParticipantGroupPropertiesList, ParticipantList, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListParticipantsUrl = (params?: ListParticipantsParams,) => {
  return withQuery(`/api/participants`, params)
}

/**
 * Each team comes with its properties and the schools that it belongs to.
 * @summary List teams
 */
export const listParticipants = async (params?: ListParticipantsParams, options?: Parameters<typeof http>[1]): Promise<ParticipantList> => {

  return http<ParticipantList>(getListParticipantsUrl(params),
  {
      op: 'listParticipants',
    ...options,
    method: 'GET'


  }
);}





export const getListParticipantsQueryKey = (params?: ListParticipantsParams,) => {
    return [
    "listParticipants", ...(params ? [params] : [])
    ] as const;
    }


export const getListParticipantsQueryOptions = <TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipants>>> = ({ signal }) => listParticipants(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParticipantsQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipants>>>
export type ListParticipantsQueryError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListParticipantsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipants>>,
          TError,
          Awaited<ReturnType<typeof listParticipants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipants>>,
          TError,
          Awaited<ReturnType<typeof listParticipants>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List teams
 */

export function useListParticipants<TData = Awaited<ReturnType<typeof listParticipants>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipants>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListParticipantsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListParticipantGroupsUrl = (params?: ListParticipantGroupsParams,) => {
  return withQuery(`/api/participant-groups`, params)
}

/**
 * Schools are what a channel groups its teams by.
 * @summary List schools
 */
export const listParticipantGroups = async (params?: ListParticipantGroupsParams, options?: Parameters<typeof http>[1]): Promise<ParticipantGroupList> => {

  return http<ParticipantGroupList>(getListParticipantGroupsUrl(params),
  {
      op: 'listParticipantGroups',
    ...options,
    method: 'GET'


  }
);}





export const getListParticipantGroupsQueryKey = (params?: ListParticipantGroupsParams,) => {
    return [
    "listParticipantGroups", ...(params ? [params] : [])
    ] as const;
    }


export const getListParticipantGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listParticipantGroups>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListParticipantGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipantGroups>>> = ({ signal }) => listParticipantGroups(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParticipantGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipantGroups>>>
export type ListParticipantGroupsQueryError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListParticipantGroups<TData = Awaited<ReturnType<typeof listParticipantGroups>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListParticipantGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantGroups>>,
          TError,
          Awaited<ReturnType<typeof listParticipantGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListParticipantGroups<TData = Awaited<ReturnType<typeof listParticipantGroups>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantGroups>>,
          TError,
          Awaited<ReturnType<typeof listParticipantGroups>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListParticipantGroups<TData = Awaited<ReturnType<typeof listParticipantGroups>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List schools
 */

export function useListParticipantGroups<TData = Awaited<ReturnType<typeof listParticipantGroups>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListParticipantGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroups>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListParticipantGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListParticipantGroupPropertiesUrl = () => {




  return `/api/participant-group-properties`
}

/**
 * The whole list.
 * @summary List what the teams of each school can be filtered by
 */
export const listParticipantGroupProperties = async ( options?: Parameters<typeof http>[1]): Promise<ParticipantGroupPropertiesList> => {

  return http<ParticipantGroupPropertiesList>(getListParticipantGroupPropertiesUrl(),
  {
      op: 'listParticipantGroupProperties',
    ...options,
    method: 'GET'


  }
);}





export const getListParticipantGroupPropertiesQueryKey = () => {
    return [
    "listParticipantGroupProperties"
    ] as const;
    }


export const getListParticipantGroupPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListParticipantGroupPropertiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listParticipantGroupProperties>>> = ({ signal }) => listParticipantGroupProperties({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListParticipantGroupPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof listParticipantGroupProperties>>>
export type ListParticipantGroupPropertiesQueryError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListParticipantGroupProperties<TData = Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantGroupProperties>>,
          TError,
          Awaited<ReturnType<typeof listParticipantGroupProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListParticipantGroupProperties<TData = Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listParticipantGroupProperties>>,
          TError,
          Awaited<ReturnType<typeof listParticipantGroupProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListParticipantGroupProperties<TData = Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List what the teams of each school can be filtered by
 */

export function useListParticipantGroupProperties<TData = Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listParticipantGroupProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListParticipantGroupPropertiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
