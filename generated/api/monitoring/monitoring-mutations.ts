/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { ErrorReport, Failure, ServerErrorResponse, TooManyRequestsResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { reportError } from './monitoring.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getReportErrorMutationKey = () => ['reportError'] as const;

export const getReportErrorMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext> => {

const mutationKey = getReportErrorMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reportError>>, ReportErrorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  reportError(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReportErrorMutationResult = NonNullable<Awaited<ReturnType<typeof reportError>>>
    export type ReportErrorMutationBody = ErrorReport
    export type ReportErrorMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type ReportErrorMutationVariables = {data: ErrorReport}

    /**
 * @summary Report what went wrong
 */
export const useReportError = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reportError>>, TError,ReportErrorMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reportError>>,
        TError,
        ReportErrorMutationVariables,
        TContext
      > => {
      return useMutation(getReportErrorMutationOptions(options), queryClient);
    }
