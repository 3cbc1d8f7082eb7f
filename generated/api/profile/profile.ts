/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadRequestResponse, GetUserAccessParams, NotFoundResponse, ProfileUpdate, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse, User, UserAccess } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getGetProfileUrl = () => {




  return `/api/profile`
}

/**
 * The 401 of a visitor is an answer here, not a failure.
 * @summary Get the signed-in user
 */
export const getProfile = async ( options?: Parameters<typeof http>[1]): Promise<User | null> => {

  return http<User | null>(getGetProfileUrl(),
  {
      op: 'getProfile',
    ...options,
    method: 'GET'


  }
);}





export const getGetProfileQueryKey = () => {
    return [
    "getProfile"
    ] as const;
    }


export const getGetProfileQueryOptions = <TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetProfileQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProfile>>> = ({ signal }) => getProfile({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getProfile>>>
export type GetProfileQueryError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProfile>>,
          TError,
          Awaited<ReturnType<typeof getProfile>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the signed-in user
 */

export function useGetProfile<TData = Awaited<ReturnType<typeof getProfile>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProfile>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getUpdateProfileUrl = () => {




  return `/api/profile`
}

/**
 * Not repeated, since a change of password that did arrive makes `current_password` wrong.
 * @summary Change the signed-in user
 */
export const updateProfile = async (profileUpdate: ProfileUpdate, options?: Parameters<typeof http>[1]): Promise<User> => {

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
return http<User>(getUpdateProfileUrl(),
  {
      op: 'updateProfile',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(profileUpdate)
  }
);}
    export const getGetUserAccessUrl = (params?: GetUserAccessParams,) => {
  return withQuery(`/api/user/access`, params)
}

/**
 * Answers a visitor too. The watch page asks with the event or the medium that it shows, and again after a purchase.
 * @summary Get what the viewer may watch and do
 */
export const getUserAccess = async (params?: GetUserAccessParams, options?: Parameters<typeof http>[1]): Promise<UserAccess> => {

  return http<UserAccess>(getGetUserAccessUrl(params),
  {
      op: 'getUserAccess',
    ...options,
    method: 'GET'


  }
);}





export const getGetUserAccessQueryKey = (params?: GetUserAccessParams,) => {
    return [
    "getUserAccess", ...(params ? [params] : [])
    ] as const;
    }


export const getGetUserAccessQueryOptions = <TData = Awaited<ReturnType<typeof getUserAccess>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: GetUserAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUserAccessQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUserAccess>>> = ({ signal }) => getUserAccess(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUserAccessQueryResult = NonNullable<Awaited<ReturnType<typeof getUserAccess>>>
export type GetUserAccessQueryError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetUserAccess<TData = Awaited<ReturnType<typeof getUserAccess>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  GetUserAccessParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAccess>>,
          TError,
          Awaited<ReturnType<typeof getUserAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetUserAccess<TData = Awaited<ReturnType<typeof getUserAccess>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUserAccess>>,
          TError,
          Awaited<ReturnType<typeof getUserAccess>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetUserAccess<TData = Awaited<ReturnType<typeof getUserAccess>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get what the viewer may watch and do
 */

export function useGetUserAccess<TData = Awaited<ReturnType<typeof getUserAccess>>, TError = ErrorType<BadRequestResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: GetUserAccessParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUserAccess>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetUserAccessQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
