import type { OperationId } from '@generated/operations';
import { storage } from '../browser/storage/storage';
import { Client } from './client';
import type { ApiError } from './errors';
import { apiEvents } from './events';
import { KeyRing } from './keys';
import { createResponseCheck, later, PRODUCTION_CHECK_RATE } from './response-check';

const checkAll = import.meta.env.MODE !== 'production';

export const keyRing = new KeyRing(storage);

export const client = new Client({
  keys: keyRing,
  events: apiEvents,
  check: createResponseCheck(
    apiEvents,
    () => checkAll || Math.random() < PRODUCTION_CHECK_RATE,
    checkAll ? undefined : later,
  ),
});

export interface HttpOptions extends RequestInit {
  op?: OperationId;
}

/** What every generated hook rejects with. */
export type ErrorType<_Documented> = ApiError;

/** The mutator: the one door through which generated code reaches the network. */
export function http<T>(url: string, options: HttpOptions): Promise<T> {
  const { op, method = 'GET', headers, body, signal, keepalive } = options;
  if (!op) throw new Error(`${url} was called without its operation`);
  // The contract's type is what the caller may rely on; response-check.ts reports where it is untrue.
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
