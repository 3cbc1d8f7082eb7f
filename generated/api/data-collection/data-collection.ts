/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  DataEvent,
  DataSessionRequest,
  Done,
  Failure,
  ServerErrorResponse,
  SessionHash,
  TooManyRequestsResponse,
  VideoEvent,
  VideoViewing
} from '../../model/index.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

export const getGetDataHashUrl = () => {




  return `/data/datalake/hash/`
}

/**
 * Asked for when no session of the last 24 hours is stored. Of this whole service: nothing is sent from
 * localhost, and failures are silent. 0 among the silent codes means no response at all.
 * @summary Get the name of a new session
 */
export const getDataHash = async ( options?: Parameters<typeof http>[1]): Promise<SessionHash> => {

  return http<SessionHash>(getGetDataHashUrl(),
  {
      op: 'getDataHash',
    ...options,
    method: 'GET'


  }
);}





export const getGetDataHashQueryKey = () => {
    return [
    "getDataHash"
    ] as const;
    }


export const getGetDataHashQueryOptions = <TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetDataHashQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getDataHash>>> = ({ signal }) => getDataHash({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetDataHashQueryResult = NonNullable<Awaited<ReturnType<typeof getDataHash>>>
export type GetDataHashQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataHash>>,
          TError,
          Awaited<ReturnType<typeof getDataHash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataHash>>,
          TError,
          Awaited<ReturnType<typeof getDataHash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the name of a new session
 */

export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetDataHashQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






export const getCreateDataSessionUrl = () => {




  return `/data/datalake/session/`
}

/**
 * The first call of a session, with what is known about the device. Failures are silent.
 * @summary Begin a session
 */
export const createDataSession = async (dataSessionRequest: DataSessionRequest, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getCreateDataSessionUrl(),
  {
      op: 'createDataSession',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dataSessionRequest)
  }
);}





export const getCreateDataSessionMutationKey = () => ['createDataSession'] as const;

export const getCreateDataSessionMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext> => {

const mutationKey = getCreateDataSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDataSession>>, CreateDataSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDataSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDataSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createDataSession>>>
    export type CreateDataSessionMutationBody = DataSessionRequest
    export type CreateDataSessionMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateDataSessionMutationVariables = {data: DataSessionRequest}

    /**
 * @summary Begin a session
 */
export const useCreateDataSession = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDataSession>>,
        TError,
        CreateDataSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDataSessionMutationOptions(options), queryClient);
    }
    export const getSendDataEventUrl = () => {




  return `/data/datalake/event/`
}

/**
 * One of three events, each with fields of its own in addition to the common ones.
 * @summary Send what a viewer did
 */
export const sendDataEvent = async (dataEvent: DataEvent, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getSendDataEventUrl(),
  {
      op: 'sendDataEvent',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(dataEvent)
  }
);}





export const getSendDataEventMutationKey = () => ['sendDataEvent'] as const;

export const getSendDataEventMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext> => {

const mutationKey = getSendDataEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendDataEvent>>, SendDataEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendDataEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendDataEventMutationResult = NonNullable<Awaited<ReturnType<typeof sendDataEvent>>>
    export type SendDataEventMutationBody = DataEvent
    export type SendDataEventMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendDataEventMutationVariables = {data: DataEvent}

    /**
 * @summary Send what a viewer did
 */
export const useSendDataEvent = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendDataEvent>>,
        TError,
        SendDataEventMutationVariables,
        TContext
      > => {
      return useMutation(getSendDataEventMutationOptions(options), queryClient);
    }
    export const getSendVideoEventUrl = () => {




  return `/data/datalake/video/event/`
}

/**
 * One moment of a viewing, such as the first frame. Failures are silent.
 * @summary Send what happened in a player
 */
export const sendVideoEvent = async (videoEvent: VideoEvent, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getSendVideoEventUrl(),
  {
      op: 'sendVideoEvent',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(videoEvent)
  }
);}





export const getSendVideoEventMutationKey = () => ['sendVideoEvent'] as const;

export const getSendVideoEventMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext> => {

const mutationKey = getSendVideoEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVideoEvent>>, SendVideoEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVideoEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVideoEventMutationResult = NonNullable<Awaited<ReturnType<typeof sendVideoEvent>>>
    export type SendVideoEventMutationBody = VideoEvent
    export type SendVideoEventMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendVideoEventMutationVariables = {data: VideoEvent}

    /**
 * @summary Send what happened in a player
 */
export const useSendVideoEvent = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVideoEvent>>,
        TError,
        SendVideoEventMutationVariables,
        TContext
      > => {
      return useMutation(getSendVideoEventMutationOptions(options), queryClient);
    }
    export const getSendVideoViewingUrl = () => {




  return `/data/datalake/video/viewing/`
}

/**
 * The latest of a viewing replaces those before it.
 * @summary Send how long a viewer has watched
 */
export const sendVideoViewing = async (videoViewing: VideoViewing, options?: Parameters<typeof http>[1]): Promise<Done> => {

    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return http<Done>(getSendVideoViewingUrl(),
  {
      op: 'sendVideoViewing',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(videoViewing)
  }
);}





export const getSendVideoViewingMutationKey = () => ['sendVideoViewing'] as const;

export const getSendVideoViewingMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext> => {

const mutationKey = getSendVideoViewingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVideoViewing>>, SendVideoViewingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVideoViewing(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVideoViewingMutationResult = NonNullable<Awaited<ReturnType<typeof sendVideoViewing>>>
    export type SendVideoViewingMutationBody = VideoViewing
    export type SendVideoViewingMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendVideoViewingMutationVariables = {data: VideoViewing}

    /**
 * @summary Send how long a viewer has watched
 */
export const useSendVideoViewing = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVideoViewing>>,
        TError,
        SendVideoViewingMutationVariables,
        TContext
      > => {
      return useMutation(getSendVideoViewingMutationOptions(options), queryClient);
    }
