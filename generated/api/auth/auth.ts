/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';

import type {
  AddSessionRequest,
  BadKeyResponse,
  Done,
  Failure,
  LogInRequest,
  NotFoundResponse,
  PasswordReset,
  PasswordResetLinkRequest,
  PasswordResetLinkSent,
  RegisterRequest,
  ServerErrorResponse,
  SignedIn,
  SignedLink,
  SocialLogInRequest,
  SocialProvider,
  SocialSignedIn,
  TooManyRequestsResponse,
  UnauthenticatedResponse
} from '../../model/index.ts';

import { http } from '../../../src/api/http.ts';
import type { ErrorType } from '../../../src/api/http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



export const getLogInUrl = () => {




  return `/api/v2/auth/login`
}

/**
 * Binds the user to the API key. Not repeated: a reCAPTCHA token works once, and an attempt that
 * did arrive makes the next one fail as already logged in.
 * @summary Log in with a password
 */
export const logIn = async (logInRequest: LogInRequest, options?: Parameters<typeof http>[1]): Promise<SignedIn> => {

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
return http<SignedIn>(getLogInUrl(),
  {
      op: 'logIn',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(logInRequest)
  }
);}





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
    export const getRegisterUrl = () => {




  return `/api/v2/auth/register`
}

/**
 * Creates the user, binds them to the API key and sends a link to confirm the address.
 * @summary Register with a password
 */
export const register = async (registerRequest: RegisterRequest, options?: Parameters<typeof http>[1]): Promise<SignedIn> => {

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
return http<SignedIn>(getRegisterUrl(),
  {
      op: 'register',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(registerRequest)
  }
);}





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
    export const getLogInWithProviderUrl = (provider: SocialProvider,) => {




  return `/api/v2/auth/social/${encodeURIComponent(String(provider))}`
}

/**
 * Called by the page that the provider sends the browser back to. An unknown user is refused with
 * `user_not_found` naming `terms`; the site then asks them to accept the terms and sends the same
 * code again with `terms: true`. The backend keeps the provider's answer for that second call for
 * ten minutes, since the provider itself takes a code only once. Not repeated otherwise.
 * @summary Log in or register through a social provider
 */
export const logInWithProvider = async (provider: SocialProvider,
    socialLogInRequest: SocialLogInRequest, options?: Parameters<typeof http>[1]): Promise<SocialSignedIn> => {

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
return http<SocialSignedIn>(getLogInWithProviderUrl(provider),
  {
      op: 'logInWithProvider',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(socialLogInRequest)
  }
);}





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
    export const getLogOutUrl = () => {




  return `/api/auth/logout`
}

/**
 * Ends the API key. The client fetches a fresh one.
 * @summary Log out
 */
export const logOut = async ( options?: Parameters<typeof http>[1]): Promise<Done> => {

  return http<Done>(getLogOutUrl(),
  {
      op: 'logOut',
    ...options,
    method: 'POST'


  }
);}





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
    export const getVerifyEmailUrl = () => {




  return `/api/auth/email-verify`
}

/**
 * Works signed in or not, on any device.
 * @summary Confirm an e-mail address
 */
export const verifyEmail = async (signedLink: SignedLink, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getVerifyEmailUrl(),
  {
      op: 'verifyEmail',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signedLink)
  }
);}





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
    export const getRequestPasswordResetUrl = () => {




  return `/api/auth/password-reset-request`
}

/**
 * Not repeated, since a reCAPTCHA token works once.
 * @summary Ask for a link to set a new password
 */
export const requestPasswordReset = async (passwordResetLinkRequest: PasswordResetLinkRequest, options?: Parameters<typeof http>[1]): Promise<PasswordResetLinkSent> => {

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
return http<PasswordResetLinkSent>(getRequestPasswordResetUrl(),
  {
      op: 'requestPasswordReset',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordResetLinkRequest)
  }
);}





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
    export const getResetPasswordUrl = () => {




  return `/api/auth/password-reset`
}

/**
 * Ends a temporary password too, and signs nobody in. Not repeated: the link works once, so a
 * repeat of what did arrive would read as a failure.
 * @summary Set a new password
 */
export const resetPassword = async (passwordReset: PasswordReset, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getResetPasswordUrl(),
  {
      op: 'resetPassword',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(passwordReset)
  }
);}





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
    export const getAddSessionUrl = () => {




  return `/api/auth/add_session`
}

/**
 * The device that shows the code is signed in as this user. A code works once, so the call is not repeated.
 * @summary Sign in a television or another device
 */
export const addSession = async (addSessionRequest: AddSessionRequest, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getAddSessionUrl(),
  {
      op: 'addSession',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(addSessionRequest)
  }
);}





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
    export const getConfirmAccountDeletionUrl = () => {




  return `/api/delete-account-confirm`
}

/**
 * The last step. The channel sends the link after the user has asked it for deletion, which no call
 * of this contract does. Every session of the user ends. Not repeated: once deleted, the user is
 * not found.
 * @summary Delete an account
 */
export const confirmAccountDeletion = async (signedLink: SignedLink, options?: Parameters<typeof http>[1]): Promise<Done> => {

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
return http<Done>(getConfirmAccountDeletionUrl(),
  {
      op: 'confirmAccountDeletion',
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(signedLink)
  }
);}





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
