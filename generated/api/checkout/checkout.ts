/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useQuery } from '@tanstack/react-query';
import type { DataTag, DefinedInitialDataOptions, DefinedUseQueryResult, QueryClient, QueryFunction, QueryKey, UndefinedInitialDataOptions, UseQueryOptions, UseQueryResult } from '@tanstack/react-query';
import type { ApplyCouponParams, BadKeyResponse, BuyRequest, BuyResult, CardList, Failure, NotFoundResponse, Quote, ServerErrorResponse, SetupIntent, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { withQuery } from '../../../src/api/with-query.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getBuyUrl = () => {




  return `/api/stripe/buy`
}

/**
 * Every accepted call is a charge, so it is never repeated. The order is rarely settled at once:
 * the client asks `getOrder` every 2 seconds until it is paid or failed. A refusal that the payment
 * provider gives at once is a 400; one that comes later is an order that failed. A viewer whose
 * call got no answer looks for the order in `listOrders` before trying again.
 * @summary Buy a product
 */
export const buy = async (buyRequest: BuyRequest, options?: Parameters<typeof http>[1]): Promise<BuyResult> => {

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
return http<BuyResult>(getBuyUrl(),
  {
      op: 'buy',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyRequest)
  }
);}
    export const getApplyCouponUrl = (params: ApplyCouponParams,) => {
  return withQuery(`/api/apply_coupon`, params)
}

/**
 * Reserves and uses nothing up. Without a code it returns what the product costs this viewer, tax
 * included, so that the screen shows the total before anyone pays.
 * @summary Get what a product costs with a promo code
 */
export const applyCoupon = async (params: ApplyCouponParams, options?: Parameters<typeof http>[1]): Promise<Quote> => {

  return http<Quote>(getApplyCouponUrl(params),
  {
      op: 'applyCoupon',
    ...options,
    method: 'GET'


  }
);}





export const getApplyCouponQueryKey = (params?: ApplyCouponParams,) => {
    return [
    "applyCoupon", ...(params ? [params] : [])
    ] as const;
    }


export const getApplyCouponQueryOptions = <TData = Awaited<ReturnType<typeof applyCoupon>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(params: ApplyCouponParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getApplyCouponQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof applyCoupon>>> = ({ signal }) => applyCoupon(params, { signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ApplyCouponQueryResult = NonNullable<Awaited<ReturnType<typeof applyCoupon>>>
export type ApplyCouponQueryError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useApplyCoupon<TData = Awaited<ReturnType<typeof applyCoupon>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ApplyCouponParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof applyCoupon>>,
          TError,
          Awaited<ReturnType<typeof applyCoupon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useApplyCoupon<TData = Awaited<ReturnType<typeof applyCoupon>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ApplyCouponParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof applyCoupon>>,
          TError,
          Awaited<ReturnType<typeof applyCoupon>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useApplyCoupon<TData = Awaited<ReturnType<typeof applyCoupon>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ApplyCouponParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary Get what a product costs with a promo code
 */

export function useApplyCoupon<TData = Awaited<ReturnType<typeof applyCoupon>>, TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>>(
 params: ApplyCouponParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof applyCoupon>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getApplyCouponQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getListCardsUrl = () => {




  return `/api/stripe/list-cards`
}

/**
 * The whole list, the default card first.
 * @summary List the user's saved cards
 */
export const listCards = async ( options?: Parameters<typeof http>[1]): Promise<CardList> => {

  return http<CardList>(getListCardsUrl(),
  {
      op: 'listCards',
    ...options,
    method: 'GET'


  }
);}





export const getListCardsQueryKey = () => {
    return [
    "listCards"
    ] as const;
    }


export const getListCardsQueryOptions = <TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCardsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCards>>> = ({ signal }) => listCards({ signal, ...requestOptions });





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listCards>>>
export type ListCardsQueryError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError>
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCards>>,
          TError,
          Awaited<ReturnType<typeof listCards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError>
/**
 * @summary List the user's saved cards
 */

export function useListCards<TData = Awaited<ReturnType<typeof listCards>>, TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> {

  const queryOptions = getListCardsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError>;

  return query;
}






export const getCreateSetupIntentUrl = () => {




  return `/api/stripe/setup-intent`
}

/**
 * The payment provider's form in the browser saves the card with it, as the default where it is the
 * first. One that is never used costs nothing, so a repeat does no harm.
 * @summary Get leave to save a card
 */
export const createSetupIntent = async ( options?: Parameters<typeof http>[1]): Promise<SetupIntent> => {

  return http<SetupIntent>(getCreateSetupIntentUrl(),
  {
      op: 'createSetupIntent',
    ...options,
    method: 'POST'


  }
);}
