/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { ApiKeyRequest, Failure, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { getApiKey } from './keys.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getGetApiKeyMutationKey = () => ['getApiKey'] as const;

export const getGetApiKeyMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getApiKey>>, TError,GetApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof getApiKey>>, TError,GetApiKeyMutationVariables, TContext> => {

const mutationKey = getGetApiKeyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getApiKey>>, GetApiKeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getApiKey(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetApiKeyMutationResult = NonNullable<Awaited<ReturnType<typeof getApiKey>>>
    export type GetApiKeyMutationBody = ApiKeyRequest
    export type GetApiKeyMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type GetApiKeyMutationVariables = {data: ApiKeyRequest}

    /**
 * @summary Begin a session
 */
export const useGetApiKey = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getApiKey>>, TError,GetApiKeyMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getApiKey>>,
        TError,
        GetApiKeyMutationVariables,
        TContext
      > => {
      return useMutation(getGetApiKeyMutationOptions(options), queryClient);
    }
