/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, Done, Favorite, FavoriteList, FavoriteRequest, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListFavoritesUrl = () => {




  return `/api/favorites`
}

/**
 * The whole list. A viewer follows tens of things, not thousands.
 * @summary List what the viewer follows
 */
export const listFavorites = async ( options?: Parameters<typeof http>[1]): Promise<FavoriteList> => {

  return http<FavoriteList>(getListFavoritesUrl(),
  {
      op: 'listFavorites',
    ...options,
    method: 'GET'


  }
);}





export const getListFavoritesQueryKey = () => {
    return [
    "listFavorites"
    ] as const;
    }


export const getListFavoritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListFavoritesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavorites>>> = ({ signal }) => listFavorites({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListFavoritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavorites>>>
export type ListFavoritesQueryError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listFavorites>>,
          TError,
          Awaited<ReturnType<typeof listFavorites>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List what the viewer follows
 */

export function useListFavorites<TData = Awaited<ReturnType<typeof listFavorites>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavorites>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListFavoritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getAddFavoriteUrl = () => {




  return `/api/favorite`
}

/**
 * Following the same thing again returns the favourite that is already there.
 * @summary Follow a team, a school or a sport
 */
export const addFavorite = async (favoriteRequest: FavoriteRequest, options?: Parameters<typeof http>[1]): Promise<Favorite> => {

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
return http<Favorite>(getAddFavoriteUrl(),
  {
      op: 'addFavorite',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(favoriteRequest)
  }
);}
    export const getRemoveFavoriteUrl = (id: number,) => {




  return `/api/favorite/${encodeURIComponent(String(id))}`
}

/**
 * The path names the favourite, not the team, school or sport that it is about.
 * @summary Stop following
 */
export const removeFavorite = async (id: number, options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getRemoveFavoriteUrl(id),
  {
      op: 'removeFavorite',
    ...options,
    method: 'DELETE'


  }
);}
