import type { OperationId } from '@generated/operations';
import { isRecord } from '../lib/parse/is';
import { cancelled } from './errors';

interface Flight {
  result: Promise<unknown>;
  controller: AbortController;
  callers: number;
}

/**
 * Dedupes identical concurrent requests. Each caller may abort without affecting the others; the request
 * itself is aborted when the last caller aborts.
 */
export class InFlight {
  readonly #flights = new Map<string, Flight>();
  // Counts finished writes. Callers after a write do not share a read from before it, since its response may
  // be outdated.
  #writes = 0;

  writeEnded(): void {
    this.#writes += 1;
  }

  share(
    operation: OperationId,
    identity: string,
    signal: AbortSignal | null | undefined,
    start: (signal: AbortSignal) => Promise<unknown>,
  ): Promise<unknown> {
    if (signal?.aborted) return Promise.reject(cancelled(operation));
    const key = `${this.#writes} ${identity}`;
    const flight = this.#flights.get(key) ?? this.#start(key, start);
    flight.callers += 1;

    return new Promise((resolve, reject) => {
      const onAbort = () => {
        flight.callers -= 1;
        if (flight.callers === 0) {
          this.#end(key, flight);
          flight.controller.abort();
        }
        reject(cancelled(operation));
      };
      signal?.addEventListener('abort', onAbort);
      const stopListening = () => signal?.removeEventListener('abort', onAbort);
      flight.result.then(
        (value) => {
          stopListening();
          resolve(value);
        },
        (error) => {
          stopListening();
          reject(error);
        },
      );
    });
  }

  #start(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
    const controller = new AbortController();
    const flight: Flight = { controller, callers: 0, result: start(controller.signal) };
    this.#flights.set(key, flight);
    const end = () => this.#end(key, flight);
    flight.result.then(end, end);
    return flight;
  }

  #end(key: string, flight: Flight): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}

/** Returns the same text for identical requests, whatever the order of parameters and object keys. */
export function requestIdentity(operation: OperationId, url: string, body: BodyInit | null): string {
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${operation} ${path}?${params} ${canonical(body)}`;
}

let opaqueBodies = 0;

function canonical(body: BodyInit | null): string {
  if (body === null) return '';
  if (typeof body === 'string') {
    try {
      return JSON.stringify(sortKeys(JSON.parse(body)));
    } catch {
      return body;
    }
  }
  const fields = body instanceof URLSearchParams || body instanceof FormData ? textFields(body) : null;
  if (fields) return fields.toString();
  // File contents are expensive to compare, so a request with a file gets its own identity and is never
  // shared.
  opaqueBodies += 1;
  return `#${opaqueBodies}`;
}

/** Returns the fields of a form, sorted by name; null for a form with files. */
function textFields(form: URLSearchParams | FormData): URLSearchParams | null {
  const fields = new URLSearchParams();
  for (const [name, value] of form.entries()) {
    if (typeof value !== 'string') return null;
    fields.append(name, value);
  }
  fields.sort();
  return fields;
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (!isRecord(value)) return value;
  const names = Object.keys(value).sort();
  return Object.fromEntries(names.map((name) => [name, sortKeys(value[name])]));
}
