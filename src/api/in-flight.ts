import type { OperationId } from '@generated/operations';
import { cancelled } from './errors';

interface Flight {
  result: Promise<unknown>;
  controller: AbortController;
  callers: number;
}

/**
 * Dedupes identical concurrent requests. Each caller may abort without affecting the others; when the last
 * one aborts, the request is aborted.
 */
export class InFlight {
  readonly #flights = new Map<string, Flight>();
  // A read from before a write may be outdated after it, so later callers do not share it.
  #writes = 0;

  get size(): number {
    return this.#flights.size;
  }

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
      const leave = () => {
        signal?.removeEventListener('abort', leave);
        flight.callers -= 1;
        if (flight.callers === 0) {
          this.#end(key, flight);
          flight.controller.abort();
        }
        reject(cancelled(operation));
      };
      signal?.addEventListener('abort', leave);
      const stopListening = () => signal?.removeEventListener('abort', leave);
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

/** The same for identical requests, whatever the order of parameters and object keys. */
export function requestIdentity(operation: OperationId, url: string, body: unknown): string {
  const [path, query = ''] = url.split('?');
  const params = new URLSearchParams(query);
  params.sort();
  return `${operation} ${path}?${params} ${canonical(body)}`;
}

let opaqueBodies = 0;

function canonical(body: unknown): string {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') {
    try {
      return JSON.stringify(sortKeys(JSON.parse(body)));
    } catch {
      return body;
    }
  }
  if (body instanceof URLSearchParams || (body instanceof FormData && isPlain(body))) {
    return JSON.stringify([...body.entries()].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  }
  // File contents are expensive to compare, so such a request is never shared.
  opaqueBodies += 1;
  return `#${opaqueBodies}`;
}

function isPlain(form: FormData): boolean {
  return [...form.values()].every((value) => typeof value === 'string');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
