/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { BadKeyResponse, BadRequestResponse, CustomerPortal, ListOrdersParams, NotFoundResponse, Order, OrderList, ServerErrorResponse, StartTrialRequest, TooManyRequestsResponse, UnauthenticatedResponse, UnsubscribeRequest } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getListOrdersUrl = (params?: ListOrdersParams,) => {
  return withQuery(`/api/orders`, params)
}

/**
 * The newest first. The whole list, unless a limit is given.
 * @summary List the user's orders
 */
export const listOrders = async (params?: ListOrdersParams, options?: Parameters<typeof http>[1]): Promise<OrderList> => {

  return http<OrderList>(getListOrdersUrl(params),
  {
      op: 'listOrders',
    ...options,
    method: 'GET'


  }
);}





export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    "listOrders", ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the user's orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getGetOrderUrl = (id: number,) => {




  return `/api/orders/${encodeURIComponent(String(id))}`
}

/**
 * Asked every 2 seconds while a purchase settles. An order that waits for 3-D Secure may have its
 * `client_secret` here (an optional extension), so that a viewer whose answer was lost can go on.
 * @summary Get an order
 */
export const getOrder = async (id: number, options?: Parameters<typeof http>[1]): Promise<Order> => {

  return http<Order>(getGetOrderUrl(id),
  {
      op: 'getOrder',
    ...options,
    method: 'GET'


  }
);}





export const getGetOrderQueryKey = (id: number,) => {
    return [
    "getOrder", ...(id ? [id] : [])
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, { signal, ...requestOptions });





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get an order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 id: number, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getUnsubscribeUrl = () => {




  return `/api/stripe/unsubscribe`
}

/**
 * The subscription stays open until its period ends. The answer's `auto_renewal` is `cancelling`
 * or, where the payment provider was quick, `cancelled`; the client asks `getOrder` until it is
 * the latter.
 * @summary Cancel a subscription's renewal
 */
export const unsubscribe = async (unsubscribeRequest: UnsubscribeRequest, options?: Parameters<typeof http>[1]): Promise<Order> => {

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
return http<Order>(getUnsubscribeUrl(),
  {
      op: 'unsubscribe',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(unsubscribeRequest)
  }
);}
    export const getGetCustomerPortalUrl = () => {




  return `/api/stripe/customer-portal`
}

/**
 * There the user changes cards and reads invoices. A user who has never paid has none, which is a 404.
 * @summary Get the address of the user's page at the payment provider
 */
export const getCustomerPortal = async ( options?: Parameters<typeof http>[1]): Promise<CustomerPortal> => {

  return http<CustomerPortal>(getGetCustomerPortalUrl(),
  {
      op: 'getCustomerPortal',
    ...options,
    method: 'GET'


  }
);}





export const getGetCustomerPortalQueryKey = () => {
    return [
    "getCustomerPortal"
    ] as const;
    }


export const getGetCustomerPortalQueryOptions = <TData = Awaited<ReturnType<typeof getCustomerPortal>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCustomerPortalQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCustomerPortal>>> = ({ signal }) => getCustomerPortal({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCustomerPortalQueryResult = NonNullable<Awaited<ReturnType<typeof getCustomerPortal>>>
export type GetCustomerPortalQueryError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useGetCustomerPortal<TData = Awaited<ReturnType<typeof getCustomerPortal>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerPortal>>,
          TError,
          Awaited<ReturnType<typeof getCustomerPortal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useGetCustomerPortal<TData = Awaited<ReturnType<typeof getCustomerPortal>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCustomerPortal>>,
          TError,
          Awaited<ReturnType<typeof getCustomerPortal>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useGetCustomerPortal<TData = Awaited<ReturnType<typeof getCustomerPortal>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get the address of the user's page at the payment provider
 */

export function useGetCustomerPortal<TData = Awaited<ReturnType<typeof getCustomerPortal>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCustomerPortal>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getGetCustomerPortalQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getStartTrialUrl = () => {




  return `/api/stripe/subscription/start_trial`
}

/**
 * One trial a user, ever. When it ends, the first period is charged to the user's default card, so
 * one has to be saved first (`createSetupIntent`).
 * @summary Start a subscription's free trial
 */
export const startTrial = async (startTrialRequest: StartTrialRequest, options?: Parameters<typeof http>[1]): Promise<Order> => {

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
return http<Order>(getStartTrialUrl(),
  {
      op: 'startTrial',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startTrialRequest)
  }
);}
