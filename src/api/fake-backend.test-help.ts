import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type ReactNode } from 'react';
import { vi } from 'vitest';
import { storage } from '../browser/storage/storage';
import { createQueryClient } from './query-client';

interface ReceivedCall {
  query: URLSearchParams;
  body: unknown;
}

type Route = (call: ReceivedCall) => Response | Promise<Response>;

export const json = (body: unknown, status = 200) => Response.json(body, { status });

export const failure = (status: number, code = 'server_error', errors: Record<string, string[]> = {}) =>
  json({ code, message: `failed with ${code}`, errors }, status);

/** A response that the test resolves later. */
export function deferred() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, respond: resolve };
}

/**
 * Responds to requests by method and path, for tests of code that uses generated hooks. Routes may change
 * during a test; a request without a route fails like a lost connection.
 */
export function fakeBackend(routes: Record<string, Route>) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
  const aborted: string[] = [];
  storage.set('channel_key', 'channel-0');
  storage.set('api_key', 'api-0');
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body, signal }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'https://site.test');
    const call = `${method} ${pathname}`;
    const received = typeof body === 'string' ? JSON.parse(body) : body;
    calls.push(call);
    bodies.push(received);
    const respond = async () => {
      const route = routes[call];
      if (!route) throw new TypeError(`no route for ${call}`);
      return route({ query: searchParams, body: received });
    };
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(call);
        reject(new DOMException('aborted', 'AbortError'));
      });
      respond().then(resolve, reject);
    });
  });
  return {
    routes,
    /** The method and path of each request, in order. */
    calls,
    /** The body of each request, in the same order. */
    bodies,
    /** The method and path of each aborted request. */
    aborted,
    count: (call: string) => calls.filter((one) => one === call).length,
  };
}

/** Creates a wrapper for `renderHook`, for hooks that send queries. */
export function withQueries(queryClient: QueryClient = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  return { queryClient, wrapper };
}
