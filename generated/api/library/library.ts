/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadRequestResponse, ListVodMediaItemsParams, NotFoundResponse, SearchVodMediaParams, ServerErrorResponse, TooManyRequestsResponse, VodMediaCategoryList, VodMediaItem, VodMediaItemList, VodRailList } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListVodMediaItemsUrl = (params?: ListVodMediaItemsParams,) => {
  return withQuery(`/api/vod-media-items`, params)
}

/**
 * Latest first.
 * @summary List the videos of the library
 */
export const listVodMediaItems = async (params?: ListVodMediaItemsParams, options?: Parameters<typeof http>[1]): Promise<VodMediaItemList> => {

  return http<VodMediaItemList>(getListVodMediaItemsUrl(params),
  {
      op: 'listVodMediaItems',
    ...options,
    method: 'GET'


  }
);}

export const getListVodMediaItemsQueryKey = (params?: ListVodMediaItemsParams,) => {
    return [
    "listVodMediaItems", ...(params ? [params] : [])
    ] as const;
    }






export const getListVodMediaItemsQueryOptions = <TData = Awaited<ReturnType<typeof listVodMediaItems>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListVodMediaItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVodMediaItemsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVodMediaItems>>> = ({ signal }) => listVodMediaItems(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVodMediaItemsQueryResult = NonNullable<Awaited<ReturnType<typeof listVodMediaItems>>>
export type ListVodMediaItemsQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVodMediaItems<TData = Awaited<ReturnType<typeof listVodMediaItems>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListVodMediaItemsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaItems>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListVodMediaItems<TData = Awaited<ReturnType<typeof listVodMediaItems>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaItems>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaItems>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListVodMediaItems<TData = Awaited<ReturnType<typeof listVodMediaItems>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the videos of the library
 */

export function useListVodMediaItems<TData = Awaited<ReturnType<typeof listVodMediaItems>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListVodMediaItemsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaItems>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListVodMediaItemsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetVodMediaItemUrl = (id: number,) => {




  return `/api/vod-media-items/${encodeURIComponent(String(id))}`
}

/**
 * For all viewers; `media_url` is null without the capability vod_media.
 * @summary Get a video of the library
 */
export const getVodMediaItem = async (id: number, options?: Parameters<typeof http>[1]): Promise<VodMediaItem> => {

  return http<VodMediaItem>(getGetVodMediaItemUrl(id),
  {
      op: 'getVodMediaItem',
    ...options,
    method: 'GET'


  }
);}





export const getGetVodMediaItemQueryKey = (id: number,) => {
    return [
    "getVodMediaItem", ...(id ? [id] : [])
    ] as const;
    }


export const getGetVodMediaItemQueryOptions = <TData = Awaited<ReturnType<typeof getVodMediaItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetVodMediaItemQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getVodMediaItem>>> = ({ signal }) => getVodMediaItem(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetVodMediaItemQueryResult = NonNullable<Awaited<ReturnType<typeof getVodMediaItem>>>
export type GetVodMediaItemQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetVodMediaItem<TData = Awaited<ReturnType<typeof getVodMediaItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVodMediaItem>>,
          TError,
          Awaited<ReturnType<typeof getVodMediaItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetVodMediaItem<TData = Awaited<ReturnType<typeof getVodMediaItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getVodMediaItem>>,
          TError,
          Awaited<ReturnType<typeof getVodMediaItem>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetVodMediaItem<TData = Awaited<ReturnType<typeof getVodMediaItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a video of the library
 */

export function useGetVodMediaItem<TData = Awaited<ReturnType<typeof getVodMediaItem>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getVodMediaItem>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetVodMediaItemQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListVodMediaCategoriesUrl = () => {




  return `/api/vod-media-categories`
}

/**
 * The whole list.
 * @summary List the categories of the library
 */
export const listVodMediaCategories = async ( options?: Parameters<typeof http>[1]): Promise<VodMediaCategoryList> => {

  return http<VodMediaCategoryList>(getListVodMediaCategoriesUrl(),
  {
      op: 'listVodMediaCategories',
    ...options,
    method: 'GET'


  }
);}





export const getListVodMediaCategoriesQueryKey = () => {
    return [
    "listVodMediaCategories"
    ] as const;
    }


export const getListVodMediaCategoriesQueryOptions = <TData = Awaited<ReturnType<typeof listVodMediaCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVodMediaCategoriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVodMediaCategories>>> = ({ signal }) => listVodMediaCategories({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVodMediaCategoriesQueryResult = NonNullable<Awaited<ReturnType<typeof listVodMediaCategories>>>
export type ListVodMediaCategoriesQueryError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVodMediaCategories<TData = Awaited<ReturnType<typeof listVodMediaCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListVodMediaCategories<TData = Awaited<ReturnType<typeof listVodMediaCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaCategories>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaCategories>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListVodMediaCategories<TData = Awaited<ReturnType<typeof listVodMediaCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the categories of the library
 */

export function useListVodMediaCategories<TData = Awaited<ReturnType<typeof listVodMediaCategories>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaCategories>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListVodMediaCategoriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListVodMediaRailsUrl = () => {




  return `/api/vod-media-rails`
}

/**
 * The whole list, with the videos of each.
 * @summary List the rails of the library
 */
export const listVodMediaRails = async ( options?: Parameters<typeof http>[1]): Promise<VodRailList> => {

  return http<VodRailList>(getListVodMediaRailsUrl(),
  {
      op: 'listVodMediaRails',
    ...options,
    method: 'GET'


  }
);}





export const getListVodMediaRailsQueryKey = () => {
    return [
    "listVodMediaRails"
    ] as const;
    }


export const getListVodMediaRailsQueryOptions = <TData = Awaited<ReturnType<typeof listVodMediaRails>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListVodMediaRailsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listVodMediaRails>>> = ({ signal }) => listVodMediaRails({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListVodMediaRailsQueryResult = NonNullable<Awaited<ReturnType<typeof listVodMediaRails>>>
export type ListVodMediaRailsQueryError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListVodMediaRails<TData = Awaited<ReturnType<typeof listVodMediaRails>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaRails>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaRails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListVodMediaRails<TData = Awaited<ReturnType<typeof listVodMediaRails>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listVodMediaRails>>,
          TError,
          Awaited<ReturnType<typeof listVodMediaRails>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListVodMediaRails<TData = Awaited<ReturnType<typeof listVodMediaRails>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the rails of the library
 */

export function useListVodMediaRails<TData = Awaited<ReturnType<typeof listVodMediaRails>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listVodMediaRails>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListVodMediaRailsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getSearchVodMediaUrl = (params?: SearchVodMediaParams,) => {
  return withQuery(`/api/vod-media/search`, params)
}

/**
 * Finds media by their titles, across all rails and categories.
 * @summary Search the library
 */
export const searchVodMedia = async (params?: SearchVodMediaParams, options?: Parameters<typeof http>[1]): Promise<VodMediaItemList> => {

  return http<VodMediaItemList>(getSearchVodMediaUrl(params),
  {
      op: 'searchVodMedia',
    ...options,
    method: 'GET'


  }
);}

export const getSearchVodMediaQueryKey = (params?: SearchVodMediaParams,) => {
    return [
    "searchVodMedia", ...(params ? [params] : [])
    ] as const;
    }






export const getSearchVodMediaQueryOptions = <TData = Awaited<ReturnType<typeof searchVodMedia>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: SearchVodMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSearchVodMediaQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof searchVodMedia>>> = ({ signal }) => searchVodMedia(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SearchVodMediaQueryResult = NonNullable<Awaited<ReturnType<typeof searchVodMedia>>>
export type SearchVodMediaQueryError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useSearchVodMedia<TData = Awaited<ReturnType<typeof searchVodMedia>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  SearchVodMediaParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchVodMedia>>,
          TError,
          Awaited<ReturnType<typeof searchVodMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useSearchVodMedia<TData = Awaited<ReturnType<typeof searchVodMedia>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof searchVodMedia>>,
          TError,
          Awaited<ReturnType<typeof searchVodMedia>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useSearchVodMedia<TData = Awaited<ReturnType<typeof searchVodMedia>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Search the library
 */

export function useSearchVodMedia<TData = Awaited<ReturnType<typeof searchVodMedia>>, TError = ErrorType<BadRequestResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: SearchVodMediaParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof searchVodMedia>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getSearchVodMediaQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
