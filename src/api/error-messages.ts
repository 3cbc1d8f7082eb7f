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

/** The message that a failure shows to the viewer, by code and status: the specification's catalogue. */
export function apiErrorMessage(error: ApiError): ErrorMessageId {
  const { code } = error;
  if (code && Object.hasOwn(SERVER_MESSAGES, code))
    return SERVER_MESSAGES[code as keyof typeof SERVER_MESSAGES].id;
  if (error.kind === 'network' || error.kind === 'timeout') return FALLBACKS.network;
  if (error.status === 429) return FALLBACKS.tooMany;
  if ((error.status ?? 0) >= 500 || error.kind === 'malformed') return FALLBACKS.difficulties;
  // Neither 200 nor an error status: 202, 204, 304.
  if (error.status !== null && error.status < 400) return FALLBACKS.undefined;
  return FALLBACKS.somethingWrong;
}
