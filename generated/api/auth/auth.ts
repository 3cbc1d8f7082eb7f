/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AddSessionRequest, Done, LogInRequest, PasswordReset, PasswordResetLinkRequest, PasswordResetLinkSent, RegisterRequest, SignedIn, SignedLink, SocialLogInRequest, SocialProvider, SocialSignedIn } from '../../model/index.ts';
import { http } from '../../../src/api/http.ts';




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
