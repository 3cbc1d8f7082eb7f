import type { OperationId } from '@generated/operations';
import { storage } from '../browser/storage/storage';
import { Client } from './client';
import type { ApiError } from './errors';
import { apiEvents } from './events';
import { KeyRing } from './keys';
import { createResponseCheck } from './response-check';

export const keyRing = new KeyRing(storage);

export const client = new Client({
  keys: keyRing,
  events: apiEvents,
  check: createResponseCheck(apiEvents, import.meta.env.MODE),
});

export interface HttpOptions extends RequestInit {
  op?: OperationId;
}

/** The error type of every generated hook. */
export type ErrorType<_Documented> = ApiError;

/** The mutator, through which all requests of the generated code are sent. */
export function http<T>(url: string, options: HttpOptions): Promise<T> {
  const { op, method = 'GET', headers, body, signal, keepalive } = options;
  if (!op) throw new Error(`${url} was called without its operation`);
  // Callers may rely on the contract's type, because response-check.ts reports responses that differ from it.
  return client.call({
    op,
    url,
    method,
    body: body ?? null,
    headers: new Headers(headers),
    signal: signal ?? null,
    keepalive,
  }) as Promise<T>;
}
