/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadRequestResponse, Event, EventCategoryList, EventDownload, EventList, EventLocationList, Failure, HomepageEvents, ListEventsParams, ListEventsWithClipParams, ListFavoriteEventsParams, ListHomepageEventsParams, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListEventsUrl = (params?: ListEventsParams,) => {
  return withQuery(`/api/events`, params)
}

/**
 * All filters given must fit. Without `stream_status` the list holds events of all three.
 * @summary List events
 */
export const listEvents = async (params?: ListEventsParams, options?: Parameters<typeof http>[1]): Promise<EventList> => {

  return http<EventList>(getListEventsUrl(params),
  {
      op: 'listEvents',
    ...options,
    method: 'GET'


  }
);}

export const getListEventsQueryKey = (params?: ListEventsParams,) => {
    return [
    "listEvents", ...(params ? [params] : [])
    ] as const;
    }






export const getListEventsQueryOptions = <TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEvents>>> = ({ signal }) => listEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listEvents>>>
export type ListEventsQueryError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>


export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEvents>>,
          TError,
          Awaited<ReturnType<typeof listEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List events
 */

export function useListEvents<TData = Awaited<ReturnType<typeof listEvents>>, TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListEventsWithClipUrl = (params?: ListEventsWithClipParams,) => {
  return withQuery(`/api/events/with_clip`, params)
}

/**
 * Those with at least one clip that is ready, latest first.
 * @summary List events that have clips
 */
export const listEventsWithClip = async (params?: ListEventsWithClipParams, options?: Parameters<typeof http>[1]): Promise<EventList> => {

  return http<EventList>(getListEventsWithClipUrl(params),
  {
      op: 'listEventsWithClip',
    ...options,
    method: 'GET'


  }
);}





export const getListEventsWithClipQueryKey = (params?: ListEventsWithClipParams,) => {
    return [
    "listEventsWithClip", ...(params ? [params] : [])
    ] as const;
    }


export const getListEventsWithClipQueryOptions = <TData = Awaited<ReturnType<typeof listEventsWithClip>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListEventsWithClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventsWithClipQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventsWithClip>>> = ({ signal }) => listEventsWithClip(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventsWithClipQueryResult = NonNullable<Awaited<ReturnType<typeof listEventsWithClip>>>
export type ListEventsWithClipQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListEventsWithClip<TData = Awaited<ReturnType<typeof listEventsWithClip>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListEventsWithClipParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventsWithClip>>,
          TError,
          Awaited<ReturnType<typeof listEventsWithClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListEventsWithClip<TData = Awaited<ReturnType<typeof listEventsWithClip>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsWithClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventsWithClip>>,
          TError,
          Awaited<ReturnType<typeof listEventsWithClip>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListEventsWithClip<TData = Awaited<ReturnType<typeof listEventsWithClip>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsWithClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List events that have clips
 */

export function useListEventsWithClip<TData = Awaited<ReturnType<typeof listEventsWithClip>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListEventsWithClipParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventsWithClip>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListEventsWithClipQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListFavoriteEventsUrl = (params?: ListFavoriteEventsParams,) => {
  return withQuery(`/api/events/favorite`, params)
}

/**
 * Events of a team, school or sport among the viewer's favourites.
 * @summary List the events of what the viewer follows
 */
export const listFavoriteEvents = async (params?: ListFavoriteEventsParams, options?: Parameters<typeof http>[1]): Promise<EventList> => {

  return http<EventList>(getListFavoriteEventsUrl(params),
  {
      op: 'listFavoriteEvents',
    ...options,
    method: 'GET'


  }
);}

export const getListFavoriteEventsQueryKey = (params?: ListFavoriteEventsParams,) => {
    return [
    "listFavoriteEvents", ...(params ? [params] : [])
    ] as const;
    }






export const getListFavoriteEventsQueryOptions = <TData = Awaited<ReturnType<typeof listFavoriteEvents>>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListFavoriteEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoriteEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavoriteEvents>>> = ({ signal }) => listFavoriteEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoriteEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listFavoriteEvents>>>
export type ListFavoriteEventsQueryError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListFavoriteEvents<TData = Awaited<ReturnType<typeof listFavoriteEvents>>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListFavoriteEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteEvents>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFavoriteEvents<TData = Awaited<ReturnType<typeof listFavoriteEvents>>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavoriteEvents>>,
          TError,
          Awaited<ReturnType<typeof listFavoriteEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFavoriteEvents<TData = Awaited<ReturnType<typeof listFavoriteEvents>>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the events of what the viewer follows
 */

export function useListFavoriteEvents<TData = Awaited<ReturnType<typeof listFavoriteEvents>>, TError = ErrorType<Failure | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListFavoriteEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavoriteEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFavoriteEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetEventUrl = (id: number,) => {




  return `/api/events/${encodeURIComponent(String(id))}`
}

/**
 * For visitors too: without access the event comes with null in place of its sources. Fetched again, it
 * gives fresh signed sources.
 * @summary Get an event
 */
export const getEvent = async (id: number, options?: Parameters<typeof http>[1]): Promise<Event> => {

  return http<Event>(getGetEventUrl(id),
  {
      op: 'getEvent',
    ...options,
    method: 'GET'


  }
);}





export const getGetEventQueryKey = (id: number,) => {
    return [
    "getEvent", ...(id ? [id] : [])
    ] as const;
    }


export const getGetEventQueryOptions = <TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetEventQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getEvent>>> = ({ signal }) => getEvent(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetEventQueryResult = NonNullable<Awaited<ReturnType<typeof getEvent>>>
export type GetEventQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getEvent>>,
          TError,
          Awaited<ReturnType<typeof getEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get an event
 */

export function useGetEvent<TData = Awaited<ReturnType<typeof getEvent>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetEventQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getDownloadEventUrl = (id: number,) => {




  return `/api/download-event/${encodeURIComponent(String(id))}`
}

/**
 * Needs the capability download and access to the event. Counts as a download. An event without a
 * recording that is ready answers 404.
 * @summary Get the address of an event's file
 */
export const downloadEvent = async (id: number, options?: Parameters<typeof http>[1]): Promise<EventDownload> => {

  return http<EventDownload>(getDownloadEventUrl(id),
  {
      op: 'downloadEvent',
    ...options,
    method: 'GET'


  }
);}





export const getDownloadEventQueryKey = (id: number,) => {
    return [
    "downloadEvent", ...(id ? [id] : [])
    ] as const;
    }


export const getDownloadEventQueryOptions = <TData = Awaited<ReturnType<typeof downloadEvent>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadEventQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadEvent>>> = ({ signal }) => downloadEvent(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadEventQueryResult = NonNullable<Awaited<ReturnType<typeof downloadEvent>>>
export type DownloadEventQueryError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useDownloadEvent<TData = Awaited<ReturnType<typeof downloadEvent>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadEvent>>,
          TError,
          Awaited<ReturnType<typeof downloadEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useDownloadEvent<TData = Awaited<ReturnType<typeof downloadEvent>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadEvent>>,
          TError,
          Awaited<ReturnType<typeof downloadEvent>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useDownloadEvent<TData = Awaited<ReturnType<typeof downloadEvent>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the address of an event's file
 */

export function useDownloadEvent<TData = Awaited<ReturnType<typeof downloadEvent>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadEvent>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getDownloadEventQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListEventCategoriesUrl = () => {




  return `/api/events-categories`
}

/**
 * The whole tree.
 * @summary List sports as a tree
 */
export const listEventCategories = async ( options?: Parameters<typeof http>[1]): Promise<EventCategoryList> => {

  return http<EventCategoryList>(getListEventCategoriesUrl(),
  {
      op: 'listEventCategories',
    ...options,
    method: 'GET'


  }
);}





export const getListEventCategoriesQueryKey = () => {
    return [
    "listEventCategories"
    ] as const;
    }


export const getListEventCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listEventCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventCategories>>> = ({ signal }) => listEventCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listEventCategories>>>
export type ListEventCategoriesQueryError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListEventCategories<TData = Awaited<ReturnType<typeof listEventCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventCategories>>,
          TError,
          Awaited<ReturnType<typeof listEventCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListEventCategories<TData = Awaited<ReturnType<typeof listEventCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventCategories>>,
          TError,
          Awaited<ReturnType<typeof listEventCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListEventCategories<TData = Awaited<ReturnType<typeof listEventCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List sports as a tree
 */

export function useListEventCategories<TData = Awaited<ReturnType<typeof listEventCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListEventCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListHomepageEventsUrl = (params?: ListHomepageEventsParams,) => {
  return withQuery(`/api/events-for-homepage`, params)
}

/**
 * With a school or a team, home is that school's or team's.
 * @summary List the events of home
 */
export const listHomepageEvents = async (params?: ListHomepageEventsParams, options?: Parameters<typeof http>[1]): Promise<HomepageEvents> => {

  return http<HomepageEvents>(getListHomepageEventsUrl(params),
  {
      op: 'listHomepageEvents',
    ...options,
    method: 'GET'


  }
);}





export const getListHomepageEventsQueryKey = (params?: ListHomepageEventsParams,) => {
    return [
    "listHomepageEvents", ...(params ? [params] : [])
    ] as const;
    }


export const getListHomepageEventsQueryOptions = <TData = Awaited<ReturnType<typeof listHomepageEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListHomepageEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHomepageEventsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHomepageEvents>>> = ({ signal }) => listHomepageEvents(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHomepageEventsQueryResult = NonNullable<Awaited<ReturnType<typeof listHomepageEvents>>>
export type ListHomepageEventsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListHomepageEvents<TData = Awaited<ReturnType<typeof listHomepageEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListHomepageEventsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomepageEvents>>,
          TError,
          Awaited<ReturnType<typeof listHomepageEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListHomepageEvents<TData = Awaited<ReturnType<typeof listHomepageEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomepageEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHomepageEvents>>,
          TError,
          Awaited<ReturnType<typeof listHomepageEvents>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListHomepageEvents<TData = Awaited<ReturnType<typeof listHomepageEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomepageEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the events of home
 */

export function useListHomepageEvents<TData = Awaited<ReturnType<typeof listHomepageEvents>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListHomepageEventsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHomepageEvents>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListHomepageEventsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListEventLocationsUrl = () => {




  return `/api/events-locations`
}

/**
 * The whole list.
 * @summary List locations
 */
export const listEventLocations = async ( options?: Parameters<typeof http>[1]): Promise<EventLocationList> => {

  return http<EventLocationList>(getListEventLocationsUrl(),
  {
      op: 'listEventLocations',
    ...options,
    method: 'GET'


  }
);}





export const getListEventLocationsQueryKey = () => {
    return [
    "listEventLocations"
    ] as const;
    }


export const getListEventLocationsQueryOptions = <TData = Awaited<ReturnType<typeof listEventLocations>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListEventLocationsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listEventLocations>>> = ({ signal }) => listEventLocations({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListEventLocationsQueryResult = NonNullable<Awaited<ReturnType<typeof listEventLocations>>>
export type ListEventLocationsQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useListEventLocations<TData = Awaited<ReturnType<typeof listEventLocations>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventLocations>>,
          TError,
          Awaited<ReturnType<typeof listEventLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListEventLocations<TData = Awaited<ReturnType<typeof listEventLocations>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listEventLocations>>,
          TError,
          Awaited<ReturnType<typeof listEventLocations>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListEventLocations<TData = Awaited<ReturnType<typeof listEventLocations>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List locations
 */

export function useListEventLocations<TData = Awaited<ReturnType<typeof listEventLocations>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listEventLocations>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListEventLocationsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
