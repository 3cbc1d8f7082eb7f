/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { BadRequestResponse, ClipRequest, Failure, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { createClip, deleteClip } from './clips.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getCreateClipMutationKey = () => ['createClip'] as const;

export const getCreateClipMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClip>>, TError,CreateClipMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof createClip>>, TError,CreateClipMutationVariables, TContext> => {

const mutationKey = getCreateClipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createClip>>, CreateClipMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createClip(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateClipMutationResult = NonNullable<Awaited<ReturnType<typeof createClip>>>
    export type CreateClipMutationBody = ClipRequest
    export type CreateClipMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type CreateClipMutationVariables = {data: ClipRequest}

    /**
 * @summary Cut a clip
 */
export const useCreateClip = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createClip>>, TError,CreateClipMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createClip>>,
        TError,
        CreateClipMutationVariables,
        TContext
      > => {
      return useMutation(getCreateClipMutationOptions(options), queryClient);
    }





export const getDeleteClipMutationKey = () => ['deleteClip'] as const;

export const getDeleteClipMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClip>>, TError,DeleteClipMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof deleteClip>>, TError,DeleteClipMutationVariables, TContext> => {

const mutationKey = getDeleteClipMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteClip>>, DeleteClipMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  deleteClip(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteClipMutationResult = NonNullable<Awaited<ReturnType<typeof deleteClip>>>

    export type DeleteClipMutationError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type DeleteClipMutationVariables = {id: number}

    /**
 * @summary Delete a clip
 */
export const useDeleteClip = <TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteClip>>, TError,DeleteClipMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteClip>>,
        TError,
        DeleteClipMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteClipMutationOptions(options), queryClient);
    }
