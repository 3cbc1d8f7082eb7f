/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { BadRequestResponse, Failure, FavoriteRequest, NotFoundResponse, ServerErrorResponse, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { addFavorite, removeFavorite } from './favourites.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getAddFavoriteMutationKey = () => ['addFavorite'] as const;

export const getAddFavoriteMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext> => {

const mutationKey = getAddFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addFavorite>>, AddFavoriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addFavorite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof addFavorite>>>
    export type AddFavoriteMutationBody = FavoriteRequest
    export type AddFavoriteMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type AddFavoriteMutationVariables = {data: FavoriteRequest}

    /**
 * @summary Follow a team, a school or a sport
 */
export const useAddFavorite = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addFavorite>>, TError,AddFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addFavorite>>,
        TError,
        AddFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getAddFavoriteMutationOptions(options), queryClient);
    }





export const getRemoveFavoriteMutationKey = () => ['removeFavorite'] as const;

export const getRemoveFavoriteMutationOptions = <TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext> => {

const mutationKey = getRemoveFavoriteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeFavorite>>, RemoveFavoriteMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeFavorite(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveFavoriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeFavorite>>>

    export type RemoveFavoriteMutationError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type RemoveFavoriteMutationVariables = {id: number}

    /**
 * @summary Stop following
 */
export const useRemoveFavorite = <TError = ErrorType<BadRequestResponse | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeFavorite>>, TError,RemoveFavoriteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeFavorite>>,
        TError,
        RemoveFavoriteMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveFavoriteMutationOptions(options), queryClient);
    }
