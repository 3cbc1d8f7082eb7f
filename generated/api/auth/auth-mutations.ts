/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { useMutation } from '@tanstack/react-query';
import type { MutationFunction, QueryClient, UseMutationOptions, UseMutationResult } from '@tanstack/react-query';
import type { AddSessionRequest, BadKeyResponse, Failure, LogInRequest, NotFoundResponse, PasswordReset, PasswordResetLinkRequest, RegisterRequest, ServerErrorResponse, SignedLink, SocialLogInRequest, SocialProvider, TooManyRequestsResponse, UnauthenticatedResponse } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';
import { logIn, register, logInWithProvider, logOut, verifyEmail, requestPasswordReset, resetPassword, addSession, confirmAccountDeletion } from './auth.ts';



type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];





export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logIn(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = LogInRequest
    export type LogInMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type LogInMutationVariables = {data: LogInRequest}

    /**
 * @summary Log in with a password
 */
export const useLogIn = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }





export const getRegisterMutationKey = () => ['register'] as const;

export const getRegisterMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext> => {

const mutationKey = getRegisterMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof register>>, RegisterMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  register(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterMutationResult = NonNullable<Awaited<ReturnType<typeof register>>>
    export type RegisterMutationBody = RegisterRequest
    export type RegisterMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type RegisterMutationVariables = {data: RegisterRequest}

    /**
 * @summary Register with a password
 */
export const useRegister = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof register>>, TError,RegisterMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof register>>,
        TError,
        RegisterMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterMutationOptions(options), queryClient);
    }





export const getLogInWithProviderMutationKey = () => ['logInWithProvider'] as const;

export const getLogInWithProviderMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext> => {

const mutationKey = getLogInWithProviderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logInWithProvider>>, LogInWithProviderMutationVariables> = (props) => {
          const {provider,data} = props ?? {};

          return  logInWithProvider(provider,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInWithProviderMutationResult = NonNullable<Awaited<ReturnType<typeof logInWithProvider>>>
    export type LogInWithProviderMutationBody = SocialLogInRequest
    export type LogInWithProviderMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type LogInWithProviderMutationVariables = {provider: SocialProvider;data: SocialLogInRequest}

    /**
 * @summary Log in or register through a social provider
 */
export const useLogInWithProvider = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logInWithProvider>>, TError,LogInWithProviderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logInWithProvider>>,
        TError,
        LogInWithProviderMutationVariables,
        TContext
      > => {
      return useMutation(getLogInWithProviderMutationOptions(options), queryClient);
    }





export const getLogOutMutationKey = () => ['logOut'] as const;

export const getLogOutMutationOptions = <TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext> => {

const mutationKey = getLogOutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logOut>>, void> = () => {


          return  logOut(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogOutMutationResult = NonNullable<Awaited<ReturnType<typeof logOut>>>

    export type LogOutMutationError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>


    /**
 * @summary Log out
 */
export const useLogOut = <TError = ErrorType<BadKeyResponse | UnauthenticatedResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logOut>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logOut>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogOutMutationOptions(options), queryClient);
    }





export const getVerifyEmailMutationKey = () => ['verifyEmail'] as const;

export const getVerifyEmailMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext> => {

const mutationKey = getVerifyEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyEmail>>, VerifyEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  verifyEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VerifyEmailMutationResult = NonNullable<Awaited<ReturnType<typeof verifyEmail>>>
    export type VerifyEmailMutationBody = SignedLink
    export type VerifyEmailMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type VerifyEmailMutationVariables = {data: SignedLink}

    /**
 * @summary Confirm an e-mail address
 */
export const useVerifyEmail = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof verifyEmail>>, TError,VerifyEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof verifyEmail>>,
        TError,
        VerifyEmailMutationVariables,
        TContext
      > => {
      return useMutation(getVerifyEmailMutationOptions(options), queryClient);
    }





export const getRequestPasswordResetMutationKey = () => ['requestPasswordReset'] as const;

export const getRequestPasswordResetMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext> => {

const mutationKey = getRequestPasswordResetMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestPasswordReset>>, RequestPasswordResetMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestPasswordReset(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestPasswordResetMutationResult = NonNullable<Awaited<ReturnType<typeof requestPasswordReset>>>
    export type RequestPasswordResetMutationBody = PasswordResetLinkRequest
    export type RequestPasswordResetMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type RequestPasswordResetMutationVariables = {data: PasswordResetLinkRequest}

    /**
 * @summary Ask for a link to set a new password
 */
export const useRequestPasswordReset = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestPasswordReset>>, TError,RequestPasswordResetMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestPasswordReset>>,
        TError,
        RequestPasswordResetMutationVariables,
        TContext
      > => {
      return useMutation(getRequestPasswordResetMutationOptions(options), queryClient);
    }





export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = PasswordReset
    export type ResetPasswordMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type ResetPasswordMutationVariables = {data: PasswordReset}

    /**
 * @summary Set a new password
 */
export const useResetPassword = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }





export const getAddSessionMutationKey = () => ['addSession'] as const;

export const getAddSessionMutationOptions = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSession>>, TError,AddSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof addSession>>, TError,AddSessionMutationVariables, TContext> => {

const mutationKey = getAddSessionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addSession>>, AddSessionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addSession(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddSessionMutationResult = NonNullable<Awaited<ReturnType<typeof addSession>>>
    export type AddSessionMutationBody = AddSessionRequest
    export type AddSessionMutationError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>
    export type AddSessionMutationVariables = {data: AddSessionRequest}

    /**
 * @summary Sign in a television or another device
 */
export const useAddSession = <TError = ErrorType<Failure | UnauthenticatedResponse | NotFoundResponse | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addSession>>, TError,AddSessionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addSession>>,
        TError,
        AddSessionMutationVariables,
        TContext
      > => {
      return useMutation(getAddSessionMutationOptions(options), queryClient);
    }





export const getConfirmAccountDeletionMutationKey = () => ['confirmAccountDeletion'] as const;

export const getConfirmAccountDeletionMutationOptions = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccountDeletion>>, TError,ConfirmAccountDeletionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmAccountDeletion>>, TError,ConfirmAccountDeletionMutationVariables, TContext> => {

const mutationKey = getConfirmAccountDeletionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmAccountDeletion>>, ConfirmAccountDeletionMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmAccountDeletion(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmAccountDeletionMutationResult = NonNullable<Awaited<ReturnType<typeof confirmAccountDeletion>>>
    export type ConfirmAccountDeletionMutationBody = SignedLink
    export type ConfirmAccountDeletionMutationError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>
    export type ConfirmAccountDeletionMutationVariables = {data: SignedLink}

    /**
 * @summary Delete an account
 */
export const useConfirmAccountDeletion = <TError = ErrorType<Failure | TooManyRequestsResponse | ServerErrorResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmAccountDeletion>>, TError,ConfirmAccountDeletionMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmAccountDeletion>>,
        TError,
        ConfirmAccountDeletionMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmAccountDeletionMutationOptions(options), queryClient);
    }
