/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { Failure, NotFoundResponse, ServerErrorResponse, StartTrialRequest, TooManyRequestsResponse, UnauthenticatedResponse, UnsubscribeRequest } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { unsubscribe, startTrial } from './orders.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getUnsubscribeMutationKey = () => ['unsubscribe'] as const;

export const getUnsubscribeMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext> => {

const mutationKey = getUnsubscribeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unsubscribe>>, UnsubscribeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unsubscribe(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnsubscribeMutationResult = NonNullable<Awaited<ReturnType<typeof unsubscribe>>>
    export type UnsubscribeMutationBody = UnsubscribeRequest
    export type UnsubscribeMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type UnsubscribeMutationVariables = {data: UnsubscribeRequest}

    /**
 * @summary Cancel a subscription's renewal
 */
export const useUnsubscribe = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unsubscribe>>, TError,UnsubscribeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unsubscribe>>,
        TError,
        UnsubscribeMutationVariables,
        TContext
      > => {
      return useMutation(getUnsubscribeMutationOptions(options), queryClient);
    }





export const getStartTrialMutationKey = () => ['startTrial'] as const;

export const getStartTrialMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTrial>>, TError,StartTrialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startTrial>>, TError,StartTrialMutationVariables, TContext> => {

const mutationKey = getStartTrialMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTrial>>, StartTrialMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startTrial(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartTrialMutationResult = NonNullable<Awaited<ReturnType<typeof startTrial>>>
    export type StartTrialMutationBody = StartTrialRequest
    export type StartTrialMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type StartTrialMutationVariables = {data: StartTrialRequest}

    /**
 * @summary Start a subscription's free trial
 */
export const useStartTrial = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTrial>>, TError,StartTrialMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTrial>>,
        TError,
        StartTrialMutationVariables,
        TContext
      > => {
      return useMutation(getStartTrialMutationOptions(options), queryClient);
    }
