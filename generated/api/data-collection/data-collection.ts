/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { DataEvent, DataSessionRequest, Done, ServerErrorResponse, SessionHash, TooManyRequestsResponse, VideoEvent, VideoViewing } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





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
  ):  DefinedUseQueryResult<TData, TError>
export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getDataHash>>,
          TError,
          Awaited<ReturnType<typeof getDataHash>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the name of a new session
 */

export function useGetDataHash<TData = Awaited<ReturnType<typeof getDataHash>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getDataHash>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetDataHashQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
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
