/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { BadKeyResponse, BuyRequest, Failure, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { buy, createSetupIntent } from './checkout.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getBuyMutationKey = () => ['buy'] as const;

export const getBuyMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buy>>, TError,BuyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof buy>>, TError,BuyMutationVariables, TContext> => {

const mutationKey = getBuyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buy>>, BuyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  buy(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BuyMutationResult = NonNullable<Awaited<ReturnType<typeof buy>>>
    export type BuyMutationBody = BuyRequest
    export type BuyMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type BuyMutationVariables = {data: BuyRequest}

    /**
 * @summary Buy a product
 */
export const useBuy = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buy>>, TError,BuyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buy>>,
        TError,
        BuyMutationVariables,
        TContext
      > => {
      return useMutation(getBuyMutationOptions(options), queryClient);
    }





export const getCreateSetupIntentMutationKey = () => ['createSetupIntent'] as const;

export const getCreateSetupIntentMutationOptions = <TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,void, TContext> => {

const mutationKey = getCreateSetupIntentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createSetupIntent>>, void> = () => {


          return  createSetupIntent(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateSetupIntentMutationResult = NonNullable<Awaited<ReturnType<typeof createSetupIntent>>>

    export type CreateSetupIntentMutationError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


    /**
 * @summary Get leave to save a card
 */
export const useCreateSetupIntent = <TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createSetupIntent>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createSetupIntent>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCreateSetupIntentMutationOptions(options), queryClient);
    }
