import { setTimeout } from 'node:timers/promises';
import { operationAt } from '../demo-backend.ts';
import type { Exchange, Memory, Variation } from './exchange.ts';

export interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export interface BackendResponse {
  status: number;
  headers: Headers;
  text: string;
}

export class ConnectionResetError extends Error {}

/** Returns a backend whose requests and responses are changed by the variations. */
export function withVariations(
  send: (call: Call) => Promise<BackendResponse>,
  variations: readonly Variation[],
  sleep: (ms: number) => Promise<unknown> = setTimeout,
) {
  const memories = new Map<Variation, Memory>(variations.map((variation) => [variation, new Map()]));
  return async (call: Call): Promise<BackendResponse> => {
    const url = new URL(call.url);
    const requestHeaders = Object.fromEntries(new Headers(call.headers));
    const wanted = requestHeaders['access-control-request-method'] ?? '';
    const exchange: Exchange = {
      operation: operationAt(call.method === 'OPTIONS' ? wanted : call.method, url) ?? '',
      method: call.method,
      path: url.pathname,
      query: url.searchParams,
      requestHeaders,
      requestBody: parsed(call.body ?? ''),
      status: 0,
      headers: {},
      body: undefined,
      text: null,
      delayMs: 0,
      reset: false,
    };
    const { operation } = exchange;
    const concerned = [...memories].filter(
      ([own]) => own.operation === undefined || own.operation === operation,
    );
    let immediate: ReturnType<NonNullable<Variation['before']>>;
    for (const [variation, memory] of concerned) immediate ??= variation.before?.(exchange, memory);
    if (exchange.reset) throw new ConnectionResetError('the connection was reset');
    if (immediate) {
      const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
      return {
        status: immediate.status,
        headers: new Headers({ ...headers, ...exchange.headers }),
        text: JSON.stringify(immediate.body),
      };
    }
    url.pathname = exchange.path;
    const body = exchange.requestBody === undefined ? call.body : JSON.stringify(exchange.requestBody);
    const response = await send({ ...call, url: url.href, body });
    exchange.status = response.status;
    exchange.headers = Object.fromEntries(response.headers);
    exchange.body = parsed(response.text);
    for (const [variation, memory] of memories) variation.watch?.(exchange, memory);
    for (const [variation, memory] of concerned) variation.after?.(exchange, memory);
    if (exchange.delayMs > 0) await sleep(exchange.delayMs);
    const text = exchange.body === undefined ? response.text : JSON.stringify(exchange.body);
    return { status: exchange.status, headers: new Headers(exchange.headers), text: exchange.text ?? text };
  };
}

/** Parses a JSON text. Returns undefined if it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
