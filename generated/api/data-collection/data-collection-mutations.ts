/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { DataEvent, DataSessionRequest, Failure, ServerErrorResponse, TooManyRequestsResponse, VideoEvent, VideoViewing } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { createDataSession, sendDataEvent, sendVideoEvent, sendVideoViewing } from './data-collection.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getCreateDataSessionMutationKey = () => ['createDataSession'] as const;

export const getCreateDataSessionMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext> => {

const mutationKey = getCreateDataSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createDataSession>>, CreateDataSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createDataSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateDataSessionMutationResult = NonNullable<Awaited<ReturnType<typeof createDataSession>>>
    export type CreateDataSessionMutationBody = DataSessionRequest
    export type CreateDataSessionMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateDataSessionMutationVariables = {data: DataSessionRequest}

    /**
 * @summary Begin a session
 */
export const useCreateDataSession = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createDataSession>>, TError,CreateDataSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createDataSession>>,
        TError,
        CreateDataSessionMutationVariables,
        TContext
      > => {
      return useMutation(getCreateDataSessionMutationOptions(options), queryClient);
    }





export const getSendDataEventMutationKey = () => ['sendDataEvent'] as const;

export const getSendDataEventMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext> => {

const mutationKey = getSendDataEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendDataEvent>>, SendDataEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendDataEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendDataEventMutationResult = NonNullable<Awaited<ReturnType<typeof sendDataEvent>>>
    export type SendDataEventMutationBody = DataEvent
    export type SendDataEventMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendDataEventMutationVariables = {data: DataEvent}

    /**
 * @summary Send what a viewer did
 */
export const useSendDataEvent = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendDataEvent>>, TError,SendDataEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendDataEvent>>,
        TError,
        SendDataEventMutationVariables,
        TContext
      > => {
      return useMutation(getSendDataEventMutationOptions(options), queryClient);
    }





export const getSendVideoEventMutationKey = () => ['sendVideoEvent'] as const;

export const getSendVideoEventMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext> => {

const mutationKey = getSendVideoEventMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVideoEvent>>, SendVideoEventMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVideoEvent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVideoEventMutationResult = NonNullable<Awaited<ReturnType<typeof sendVideoEvent>>>
    export type SendVideoEventMutationBody = VideoEvent
    export type SendVideoEventMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendVideoEventMutationVariables = {data: VideoEvent}

    /**
 * @summary Send what happened in a player
 */
export const useSendVideoEvent = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoEvent>>, TError,SendVideoEventMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVideoEvent>>,
        TError,
        SendVideoEventMutationVariables,
        TContext
      > => {
      return useMutation(getSendVideoEventMutationOptions(options), queryClient);
    }





export const getSendVideoViewingMutationKey = () => ['sendVideoViewing'] as const;

export const getSendVideoViewingMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext> => {

const mutationKey = getSendVideoViewingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVideoViewing>>, SendVideoViewingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendVideoViewing(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendVideoViewingMutationResult = NonNullable<Awaited<ReturnType<typeof sendVideoViewing>>>
    export type SendVideoViewingMutationBody = VideoViewing
    export type SendVideoViewingMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type SendVideoViewingMutationVariables = {data: VideoViewing}

    /**
 * @summary Send how long a viewer has watched
 */
export const useSendVideoViewing = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendVideoViewing>>, TError,SendVideoViewingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendVideoViewing>>,
        TError,
        SendVideoViewingMutationVariables,
        TContext
      > => {
      return useMutation(getSendVideoViewingMutationOptions(options), queryClient);
    }
