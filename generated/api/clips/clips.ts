/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadRequestResponse, Clip, ClipDownload, ClipList, ClipRequest, Done, Failure, GetSharedClipParams, ListEventClipsParams, ListUserClipsParams, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getCreateClipUrl = () => {




  return `/api/clip`
}

/**
 * Queues the clip and answers at once. The clip is ready or failed within 5 minutes; the client
 * polls `listUserClips` until then. Every accepted call is a clip, so it is never repeated.
 * @summary Cut a clip
 */
export const createClip = async (clipRequest: ClipRequest, options?: Parameters<typeof http>[1]): Promise<Clip> => {

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
return http<Clip>(getCreateClipUrl(),
  {
      op: 'createClip',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(clipRequest)
  }
);}
    export const getDeleteClipUrl = (id: number,) => {




  return `/api/clip/${encodeURIComponent(String(id))}`
}

/**
 * Only its maker can; to everyone else it is a 404. Its shared address stops working at once.
 * @summary Delete a clip
 */
export const deleteClip = async (id: number, options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getDeleteClipUrl(id),
  {
      op: 'deleteClip',
    ...options,
    method: 'DELETE'


  }
);}
    export const getDownloadClipUrl = (id: number,) => {




  return `/api/clip/download/${encodeURIComponent(String(id))}`
}

/**
 * Needs the capability download_clip. Counts as a download.
 * @summary Get the address of a clip's file
 */
export const downloadClip = async (id: number, options?: Parameters<typeof http>[1]): Promise<ClipDownload> => {

  return http<ClipDownload>(getDownloadClipUrl(id),
  {
      op: 'downloadClip',
    ...options,
    method: 'GET'


  }
);}





export const getDownloadClipQueryKey = (id: number,) => {
    return [
    "downloadClip", ...(id ? [id] : [])
    ] as const;
    }


export const getDownloadClipQueryOptions = <TData = Awaited<ReturnType<typeof downloadClip>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadClipQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadClip>>> = ({ signal }) => downloadClip(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadClipQueryResult = NonNullable<Awaited<ReturnType<typeof downloadClip>>>
export type DownloadClipQueryError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadClip<TData = Awaited<ReturnType<typeof downloadClip>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadClip>>,
          TError,
          Awaited<ReturnType<typeof downloadClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadClip<TData = Awaited<ReturnType<typeof downloadClip>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadClip>>,
          TError,
          Awaited<ReturnType<typeof downloadClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadClip<TData = Awaited<ReturnType<typeof downloadClip>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the address of a clip's file
 */

export function useDownloadClip<TData = Awaited<ReturnType<typeof downloadClip>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadClipQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListEventClipsUrl = (id: number,
    params?: ListEventClipsParams,) => {
  return withQuery(`/api/clips/event/${encodeURIComponent(String(id))}`, params)
}

/**
 * The ready ones of all viewers, for visitors too. The path names the event.
 * @summary List the clips of an event
 */
export const listEventClips = async (id: number,
    params?: ListEventClipsParams, options?: Parameters<typeof http>[1]): Promise<ClipList> => {

  return http<ClipList>(getListEventClipsUrl(id,params),
  {
      op: 'listEventClips',
    ...options,
    method: 'GET'


  }
);}





export const getListEventClipsQueryKey = (id: number,
    params?: ListEventClipsParams,) => {
    return [
    "listEventClips", ...(id ? [id] : []), ...(params ? [params] : [])
    ] as const;
    }


export const getListEventClipsQueryOptions = <TData = Awaited<ReturnType<typeof listEventClips>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number,
    params?: ListEventClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventClipsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventClips>>> = ({ signal }) => listEventClips(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventClipsQueryResult = NonNullable<Awaited<ReturnType<typeof listEventClips>>>
export type ListEventClipsQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListEventClips<TData = Awaited<ReturnType<typeof listEventClips>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params: undefined |  ListEventClipsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventClips>>,
          TError,
          Awaited<ReturnType<typeof listEventClips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListEventClips<TData = Awaited<ReturnType<typeof listEventClips>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params?: ListEventClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventClips>>,
          TError,
          Awaited<ReturnType<typeof listEventClips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListEventClips<TData = Awaited<ReturnType<typeof listEventClips>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params?: ListEventClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the clips of an event
 */

export function useListEventClips<TData = Awaited<ReturnType<typeof listEventClips>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params?: ListEventClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListEventClipsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListUserClipsUrl = (params?: ListUserClipsParams,) => {
  return withQuery(`/api/clips/user`, params)
}

/**
 * In every state.
 * @summary List the user's own clips
 */
export const listUserClips = async (params?: ListUserClipsParams, options?: Parameters<typeof http>[1]): Promise<ClipList> => {

  return http<ClipList>(getListUserClipsUrl(params),
  {
      op: 'listUserClips',
    ...options,
    method: 'GET'


  }
);}





export const getListUserClipsQueryKey = (params?: ListUserClipsParams,) => {
    return [
    "listUserClips", ...(params ? [params] : [])
    ] as const;
    }


export const getListUserClipsQueryOptions = <TData = Awaited<ReturnType<typeof listUserClips>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListUserClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUserClipsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUserClips>>> = ({ signal }) => listUserClips(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUserClipsQueryResult = NonNullable<Awaited<ReturnType<typeof listUserClips>>>
export type ListUserClipsQueryError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListUserClips<TData = Awaited<ReturnType<typeof listUserClips>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListUserClipsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserClips>>,
          TError,
          Awaited<ReturnType<typeof listUserClips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListUserClips<TData = Awaited<ReturnType<typeof listUserClips>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListUserClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUserClips>>,
          TError,
          Awaited<ReturnType<typeof listUserClips>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListUserClips<TData = Awaited<ReturnType<typeof listUserClips>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListUserClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the user's own clips
 */

export function useListUserClips<TData = Awaited<ReturnType<typeof listUserClips>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListUserClipsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUserClips>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListUserClipsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetSharedClipUrl = (id: number,
    params: GetSharedClipParams,) => {
  return withQuery(`/api/shared-clip/${encodeURIComponent(String(id))}`, params)
}

/**
 * Whoever has the address may watch, without a user and without access to the event. A deleted clip, or a uuid of another clip, is a 404.
 * @summary Get a shared clip
 */
export const getSharedClip = async (id: number,
    params: GetSharedClipParams, options?: Parameters<typeof http>[1]): Promise<Clip> => {

  return http<Clip>(getGetSharedClipUrl(id,params),
  {
      op: 'getSharedClip',
    ...options,
    method: 'GET'


  }
);}





export const getGetSharedClipQueryKey = (id: number,
    params?: GetSharedClipParams,) => {
    return [
    "getSharedClip", ...(params ? [params] : []), ...(id ? [id] : [])
    ] as const;
    }


export const getGetSharedClipQueryOptions = <TData = Awaited<ReturnType<typeof getSharedClip>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number,
    params: GetSharedClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSharedClipQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSharedClip>>> = ({ signal }) => getSharedClip(id,params, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSharedClipQueryResult = NonNullable<Awaited<ReturnType<typeof getSharedClip>>>
export type GetSharedClipQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSharedClip<TData = Awaited<ReturnType<typeof getSharedClip>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params: GetSharedClipParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedClip>>,
          TError,
          Awaited<ReturnType<typeof getSharedClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetSharedClip<TData = Awaited<ReturnType<typeof getSharedClip>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params: GetSharedClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSharedClip>>,
          TError,
          Awaited<ReturnType<typeof getSharedClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetSharedClip<TData = Awaited<ReturnType<typeof getSharedClip>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params: GetSharedClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a shared clip
 */

export function useGetSharedClip<TData = Awaited<ReturnType<typeof getSharedClip>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number,
    params: GetSharedClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSharedClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetSharedClipQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
