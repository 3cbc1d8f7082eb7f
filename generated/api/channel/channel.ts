/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadParameterResponse, Bootstrap, ColorSettings, Geo, GetBootstrapParams, ListSlidesParams, MenuItemList, NotFoundResponse, Page, PageList, ServerErrorResponse, Settings, SlideList, StaticSettings, TooManyRequestsResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getGetBootstrapUrl = (params?: GetBootstrapParams,) => {
  return withQuery(`/api/channel-bootstrap-data`, params)
}

/**
 * The first call of a start. Each part is what the part's own call answers, lists without their
 * envelope. When it fails the site starts from `getStaticSettings`.
 * @summary Get all that makes the site this channel's
 */
export const getBootstrap = async (params?: GetBootstrapParams, options?: Parameters<typeof http>[1]): Promise<Bootstrap> => {

  return http<Bootstrap>(getGetBootstrapUrl(params),
  {
      op: 'getBootstrap',
    ...options,
    method: 'GET'


  }
);}





export const getGetBootstrapQueryKey = (params?: GetBootstrapParams,) => {
    return [
    "getBootstrap", ...(params ? [params] : [])
    ] as const;
    }


export const getGetBootstrapQueryOptions = <TData = Awaited<ReturnType<typeof getBootstrap>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetBootstrapParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBootstrapQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBootstrap>>> = ({ signal }) => getBootstrap(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBootstrapQueryResult = NonNullable<Awaited<ReturnType<typeof getBootstrap>>>
export type GetBootstrapQueryError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetBootstrap<TData = Awaited<ReturnType<typeof getBootstrap>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetBootstrapParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBootstrap>>,
          TError,
          Awaited<ReturnType<typeof getBootstrap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetBootstrap<TData = Awaited<ReturnType<typeof getBootstrap>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetBootstrapParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBootstrap>>,
          TError,
          Awaited<ReturnType<typeof getBootstrap>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetBootstrap<TData = Awaited<ReturnType<typeof getBootstrap>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetBootstrapParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get all that makes the site this channel's
 */

export function useGetBootstrap<TData = Awaited<ReturnType<typeof getBootstrap>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetBootstrapParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBootstrap>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetBootstrapQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetStaticSettingsUrl = (hostname: string,) => {




  return `/storage/settings/${encodeURIComponent(String(hostname))}.json`
}

/**
 * A file that the backend writes whenever the channel changes and any file server can serve. Start-up
 * falls back to it when `getBootstrap` fails, so that the header and footer are shown and each screen can show its own
 * error.
 * @summary Get the static copy of what the shell needs
 */
export const getStaticSettings = async (hostname: string, options?: Parameters<typeof http>[1]): Promise<StaticSettings> => {

  return http<StaticSettings>(getGetStaticSettingsUrl(hostname),
  {
      op: 'getStaticSettings',
    ...options,
    method: 'GET'


  }
);}





export const getGetStaticSettingsQueryKey = (hostname: string,) => {
    return [
    "getStaticSettings", ...(hostname ? [hostname] : [])
    ] as const;
    }


export const getGetStaticSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getStaticSettings>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetStaticSettingsQueryKey(hostname);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getStaticSettings>>> = ({ signal }) => getStaticSettings(hostname, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: hostname !== null && hostname !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetStaticSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getStaticSettings>>>
export type GetStaticSettingsQueryError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetStaticSettings<TData = Awaited<ReturnType<typeof getStaticSettings>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticSettings>>,
          TError,
          Awaited<ReturnType<typeof getStaticSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetStaticSettings<TData = Awaited<ReturnType<typeof getStaticSettings>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getStaticSettings>>,
          TError,
          Awaited<ReturnType<typeof getStaticSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetStaticSettings<TData = Awaited<ReturnType<typeof getStaticSettings>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the static copy of what the shell needs
 */

export function useGetStaticSettings<TData = Awaited<ReturnType<typeof getStaticSettings>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getStaticSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetStaticSettingsQueryOptions(hostname,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetSettingsUrl = () => {




  return `/api/settings`
}

/**
 * The channel's name, features, languages and currency. The bootstrap has the same as a part.
 * @summary Get the channel's settings
 */
export const getSettings = async ( options?: Parameters<typeof http>[1]): Promise<Settings> => {

  return http<Settings>(getGetSettingsUrl(),
  {
      op: 'getSettings',
    ...options,
    method: 'GET'


  }
);}





export const getGetSettingsQueryKey = () => {
    return [
    "getSettings"
    ] as const;
    }


export const getGetSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSettings>>> = ({ signal }) => getSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getSettings>>>
export type GetSettingsQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSettings>>,
          TError,
          Awaited<ReturnType<typeof getSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the channel's settings
 */

export function useGetSettings<TData = Awaited<ReturnType<typeof getSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetMenuUrl = () => {




  return `/api/menu`
}

/**
 * The whole list.
 * @summary List the items of both menus
 */
export const getMenu = async ( options?: Parameters<typeof http>[1]): Promise<MenuItemList> => {

  return http<MenuItemList>(getGetMenuUrl(),
  {
      op: 'getMenu',
    ...options,
    method: 'GET'


  }
);}





export const getGetMenuQueryKey = () => {
    return [
    "getMenu"
    ] as const;
    }


export const getGetMenuQueryOptions = <TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMenuQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMenu>>> = ({ signal }) => getMenu({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMenuQueryResult = NonNullable<Awaited<ReturnType<typeof getMenu>>>
export type GetMenuQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMenu>>,
          TError,
          Awaited<ReturnType<typeof getMenu>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the items of both menus
 */

export function useGetMenu<TData = Awaited<ReturnType<typeof getMenu>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMenu>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetMenuQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListSlidesUrl = (params?: ListSlidesParams,) => {
  return withQuery(`/api/slides/web`, params)
}

/**
 * The whole list.
 * @summary List the slides
 */
export const listSlides = async (params?: ListSlidesParams, options?: Parameters<typeof http>[1]): Promise<SlideList> => {

  return http<SlideList>(getListSlidesUrl(params),
  {
      op: 'listSlides',
    ...options,
    method: 'GET'


  }
);}





export const getListSlidesQueryKey = (params?: ListSlidesParams,) => {
    return [
    "listSlides", ...(params ? [params] : [])
    ] as const;
    }


export const getListSlidesQueryOptions = <TData = Awaited<ReturnType<typeof listSlides>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListSlidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSlidesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSlides>>> = ({ signal }) => listSlides(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSlidesQueryResult = NonNullable<Awaited<ReturnType<typeof listSlides>>>
export type ListSlidesQueryError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListSlides<TData = Awaited<ReturnType<typeof listSlides>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListSlidesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlides>>,
          TError,
          Awaited<ReturnType<typeof listSlides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListSlides<TData = Awaited<ReturnType<typeof listSlides>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSlidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSlides>>,
          TError,
          Awaited<ReturnType<typeof listSlides>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListSlides<TData = Awaited<ReturnType<typeof listSlides>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSlidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the slides
 */

export function useListSlides<TData = Awaited<ReturnType<typeof listSlides>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListSlidesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSlides>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListSlidesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListPagesUrl = () => {




  return `/api/pages`
}

/**
 * The whole list. Each becomes a route of the site.
 * @summary List the channel's own pages
 */
export const listPages = async ( options?: Parameters<typeof http>[1]): Promise<PageList> => {

  return http<PageList>(getListPagesUrl(),
  {
      op: 'listPages',
    ...options,
    method: 'GET'


  }
);}





export const getListPagesQueryKey = () => {
    return [
    "listPages"
    ] as const;
    }


export const getListPagesQueryOptions = <TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPages>>> = ({ signal }) => listPages({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPages>>>
export type ListPagesQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPages>>,
          TError,
          Awaited<ReturnType<typeof listPages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the channel's own pages
 */

export function useListPages<TData = Awaited<ReturnType<typeof listPages>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListPagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetPageUrl = (id: number,) => {




  return `/api/pages/${encodeURIComponent(String(id))}`
}

/**
 * One page, with the same fields as in the list of pages.
 * @summary Get a page
 */
export const getPage = async (id: number, options?: Parameters<typeof http>[1]): Promise<Page> => {

  return http<Page>(getGetPageUrl(id),
  {
      op: 'getPage',
    ...options,
    method: 'GET'


  }
);}





export const getGetPageQueryKey = (id: number,) => {
    return [
    "getPage", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPageQueryOptions = <TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPage>>> = ({ signal }) => getPage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPageQueryResult = NonNullable<Awaited<ReturnType<typeof getPage>>>
export type GetPageQueryError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPage>>,
          TError,
          Awaited<ReturnType<typeof getPage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a page
 */

export function useGetPage<TData = Awaited<ReturnType<typeof getPage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetPageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetColorSettingsUrl = () => {




  return `/api/color-settings/web`
}

/**
 * The channel's own colours. The bootstrap has the same as a part.
 * @summary Get the channel's colours
 */
export const getColorSettings = async ( options?: Parameters<typeof http>[1]): Promise<ColorSettings> => {

  return http<ColorSettings>(getGetColorSettingsUrl(),
  {
      op: 'getColorSettings',
    ...options,
    method: 'GET'


  }
);}





export const getGetColorSettingsQueryKey = () => {
    return [
    "getColorSettings"
    ] as const;
    }


export const getGetColorSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getColorSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetColorSettingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getColorSettings>>> = ({ signal }) => getColorSettings({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetColorSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getColorSettings>>>
export type GetColorSettingsQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useGetColorSettings<TData = Awaited<ReturnType<typeof getColorSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getColorSettings>>,
          TError,
          Awaited<ReturnType<typeof getColorSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetColorSettings<TData = Awaited<ReturnType<typeof getColorSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getColorSettings>>,
          TError,
          Awaited<ReturnType<typeof getColorSettings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetColorSettings<TData = Awaited<ReturnType<typeof getColorSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the channel's colours
 */

export function useGetColorSettings<TData = Awaited<ReturnType<typeof getColorSettings>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getColorSettings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetColorSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetGeoUrl = () => {




  return `/api/geo`
}

/**
 * Without an answer the site takes the viewer not to be blocked; the backend guards the sources anyway.
 * @summary Get where the viewer seems to be
 */
export const getGeo = async ( options?: Parameters<typeof http>[1]): Promise<Geo> => {

  return http<Geo>(getGetGeoUrl(),
  {
      op: 'getGeo',
    ...options,
    method: 'GET'


  }
);}





export const getGetGeoQueryKey = () => {
    return [
    "getGeo"
    ] as const;
    }


export const getGetGeoQueryOptions = <TData = Awaited<ReturnType<typeof getGeo>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetGeoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getGeo>>> = ({ signal }) => getGeo({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetGeoQueryResult = NonNullable<Awaited<ReturnType<typeof getGeo>>>
export type GetGeoQueryError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetGeo<TData = Awaited<ReturnType<typeof getGeo>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGeo>>,
          TError,
          Awaited<ReturnType<typeof getGeo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetGeo<TData = Awaited<ReturnType<typeof getGeo>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getGeo>>,
          TError,
          Awaited<ReturnType<typeof getGeo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetGeo<TData = Awaited<ReturnType<typeof getGeo>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get where the viewer seems to be
 */

export function useGetGeo<TData = Awaited<ReturnType<typeof getGeo>>, TError = ErrorType<BadKeyResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getGeo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetGeoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
