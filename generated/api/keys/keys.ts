/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ApiKey, ApiKeyRequest, BadParameterResponse, ChannelKey, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getGetChannelKeyUrl = (hostname: string,) => {




  return `/keys/${encodeURIComponent(String(hostname))}.json`
}

/**
 * The first call of a site. A static file will do, since the key hardly ever changes.
 * @summary Get the channel key of a host name
 */
export const getChannelKey = async (hostname: string, options?: Parameters<typeof http>[1]): Promise<ChannelKey> => {

  return http<ChannelKey>(getGetChannelKeyUrl(hostname),
  {
      op: 'getChannelKey',
    ...options,
    method: 'GET'


  }
);}





export const getGetChannelKeyQueryKey = (hostname: string,) => {
    return [
    "getChannelKey", ...(hostname ? [hostname] : [])
    ] as const;
    }


export const getGetChannelKeyQueryOptions = <TData = Awaited<ReturnType<typeof getChannelKey>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetChannelKeyQueryKey(hostname);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getChannelKey>>> = ({ signal }) => getChannelKey(hostname, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: hostname !== null && hostname !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetChannelKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getChannelKey>>>
export type GetChannelKeyQueryError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetChannelKey<TData = Awaited<ReturnType<typeof getChannelKey>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChannelKey>>,
          TError,
          Awaited<ReturnType<typeof getChannelKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetChannelKey<TData = Awaited<ReturnType<typeof getChannelKey>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getChannelKey>>,
          TError,
          Awaited<ReturnType<typeof getChannelKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetChannelKey<TData = Awaited<ReturnType<typeof getChannelKey>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the channel key of a host name
 */

export function useGetChannelKey<TData = Awaited<ReturnType<typeof getChannelKey>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 hostname: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getChannelKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetChannelKeyQueryOptions(hostname,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetApiKeyUrl = () => {




  return `/api/get_api_key`
}

/**
 * Every call gives a new key that has no user. A key that is never used simply lapses, so a
 * repeat does no harm. Here `channel_key` is a field of the call's own: the request layer adds
 * nothing.
 * @summary Begin a session
 */
export const getApiKey = async (apiKeyRequest: ApiKeyRequest, options?: Parameters<typeof http>[1]): Promise<ApiKey> => {

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
return http<ApiKey>(getGetApiKeyUrl(),
  {
      op: 'getApiKey',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(apiKeyRequest)
  }
);}
