/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadParameterResponse, ListPackagesParams, NotFoundResponse, Package, PackageList, ServerErrorResponse, Subscription, SubscriptionList, TooManyRequestsResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListPackagesUrl = (params?: ListPackagesParams,) => {
  return withQuery(`/api/packages`, params)
}

/**
 * The heaviest first. The whole list, unless a limit is given. Fit for a shared cache.
 * @summary List the packages on offer
 */
export const listPackages = async (params?: ListPackagesParams, options?: Parameters<typeof http>[1]): Promise<PackageList> => {

  return http<PackageList>(getListPackagesUrl(params),
  {
      op: 'listPackages',
    ...options,
    method: 'GET'


  }
);}





export const getListPackagesQueryKey = (params?: ListPackagesParams,) => {
    return [
    "listPackages", ...(params ? [params] : [])
    ] as const;
    }


export const getListPackagesQueryOptions = <TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPackagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPackages>>> = ({ signal }) => listPackages(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPackagesQueryResult = NonNullable<Awaited<ReturnType<typeof listPackages>>>
export type ListPackagesQueryError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListPackagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackages>>,
          TError,
          Awaited<ReturnType<typeof listPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPackages>>,
          TError,
          Awaited<ReturnType<typeof listPackages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the packages on offer
 */

export function useListPackages<TData = Awaited<ReturnType<typeof listPackages>>, TError = ErrorType<BadParameterResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListPackagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPackages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListPackagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetPackageUrl = (id: number,) => {




  return `/api/packages/${encodeURIComponent(String(id))}`
}

/**
 * One pass with what it covers, for an address that names it.
 * @summary Get a package
 */
export const getPackage = async (id: number, options?: Parameters<typeof http>[1]): Promise<Package> => {

  return http<Package>(getGetPackageUrl(id),
  {
      op: 'getPackage',
    ...options,
    method: 'GET'


  }
);}





export const getGetPackageQueryKey = (id: number,) => {
    return [
    "getPackage", ...(id ? [id] : [])
    ] as const;
    }


export const getGetPackageQueryOptions = <TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPackageQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPackage>>> = ({ signal }) => getPackage(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPackageQueryResult = NonNullable<Awaited<ReturnType<typeof getPackage>>>
export type GetPackageQueryError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPackage>>,
          TError,
          Awaited<ReturnType<typeof getPackage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a package
 */

export function useGetPackage<TData = Awaited<ReturnType<typeof getPackage>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPackage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetPackageQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListSubscriptionsUrl = () => {




  return `/api/subscriptions`
}

/**
 * The whole list. A channel offers a handful. Fit for a shared cache.
 * @summary List the subscriptions on offer
 */
export const listSubscriptions = async ( options?: Parameters<typeof http>[1]): Promise<SubscriptionList> => {

  return http<SubscriptionList>(getListSubscriptionsUrl(),
  {
      op: 'listSubscriptions',
    ...options,
    method: 'GET'


  }
);}





export const getListSubscriptionsQueryKey = () => {
    return [
    "listSubscriptions"
    ] as const;
    }


export const getListSubscriptionsQueryOptions = <TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSubscriptionsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubscriptions>>> = ({ signal }) => listSubscriptions({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSubscriptionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSubscriptions>>>
export type ListSubscriptionsQueryError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>


export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSubscriptions>>,
          TError,
          Awaited<ReturnType<typeof listSubscriptions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the subscriptions on offer
 */

export function useListSubscriptions<TData = Awaited<ReturnType<typeof listSubscriptions>>, TError = ErrorType<TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubscriptions>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListSubscriptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetSubscriptionUrl = (id: number,) => {




  return `/api/subscriptions/${encodeURIComponent(String(id))}`
}

/**
 * One subscription with its price and period, for an address that names it.
 * @summary Get a subscription
 */
export const getSubscription = async (id: number, options?: Parameters<typeof http>[1]): Promise<Subscription> => {

  return http<Subscription>(getGetSubscriptionUrl(id),
  {
      op: 'getSubscription',
    ...options,
    method: 'GET'


  }
);}





export const getGetSubscriptionQueryKey = (id: number,) => {
    return [
    "getSubscription", ...(id ? [id] : [])
    ] as const;
    }


export const getGetSubscriptionQueryOptions = <TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSubscriptionQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSubscription>>> = ({ signal }) => getSubscription(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSubscriptionQueryResult = NonNullable<Awaited<ReturnType<typeof getSubscription>>>
export type GetSubscriptionQueryError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSubscription>>,
          TError,
          Awaited<ReturnType<typeof getSubscription>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get a subscription
 */

export function useGetSubscription<TData = Awaited<ReturnType<typeof getSubscription>>, TError = ErrorType<BadParameterResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSubscription>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetSubscriptionQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}
