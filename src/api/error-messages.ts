import type { ApiError } from './errors';
import { SERVER_MESSAGES } from './server-messages';

const FALLBACKS = {
  network: 'error.offline',
  tooMany: 'error.tooMany',
  difficulties: 'error.difficulties',
  undefined: 'error.undefined',
  somethingWrong: 'error.somethingWrong',
} as const;

export type ErrorMessageId =
  | (typeof SERVER_MESSAGES)[keyof typeof SERVER_MESSAGES]['id']
  | (typeof FALLBACKS)[keyof typeof FALLBACKS];

/**
 * Returns the message that the viewer sees for a failure, chosen by code and status as in the specification's
 * catalogue.
 */
export function apiErrorMessage(error: ApiError): ErrorMessageId {
  const { code } = error;
  if (code && Object.hasOwn(SERVER_MESSAGES, code))
    return SERVER_MESSAGES[code as keyof typeof SERVER_MESSAGES].id;
  if (error.kind === 'network' || error.kind === 'timeout') return FALLBACKS.network;
  if (error.status === 429) return FALLBACKS.tooMany;
  if ((error.status ?? 0) >= 500 || error.kind === 'malformed') return FALLBACKS.difficulties;
  // The status is neither 200 nor an error status, for example 202, 204 or 304.
  if (error.status !== null && error.status < 400) return FALLBACKS.undefined;
  return FALLBACKS.somethingWrong;
}
