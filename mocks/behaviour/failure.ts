import { HttpResponse } from 'msw';
import type { ErrorCode, Failure } from '../../generated/model/index.ts';

export type Fields = Record<string, string[]>;

/** Creates a documented error, which a resolver can throw. */
export function failure(
  status: 400 | 401 | 404 | 429 | 500,
  code: ErrorCode,
  message: string,
  errors: Fields = {},
  headers: Record<string, string> = {},
): Response {
  const body: Failure = { code, message, errors };
  return HttpResponse.json(body, { status, headers });
}

export const invalid = (errors: Fields) =>
  failure(400, 'validation_failed', 'The given data was invalid.', errors);

export const badKey = (name: 'api_key' | 'channel_key') => {
  const kind = name === 'api_key' ? 'API' : 'channel';
  return failure(400, 'no_key_found', `No ${kind} key found.`, {
    [name]: [`The ${kind} key is unknown or expired.`],
  });
};

export const unauthenticated = () => failure(401, 'unauthenticated', 'user must be logged in');

export const notFound = () => failure(404, 'not_found', 'Not found.');

export const tooMany = (seconds: number) =>
  failure(429, 'too_many_requests', 'Too many requests.', {}, { 'Retry-After': String(seconds) });

export const serverError = () => failure(500, 'server_error', 'Server error.');

export const notAllowed = (what: string) => failure(400, 'not_allowed', `The capability ${what} is missing.`);

export const geoBlocked = () => failure(400, 'geo_blocked', 'Not available in this region.');
