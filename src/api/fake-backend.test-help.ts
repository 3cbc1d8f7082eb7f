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

/** An answer that comes when the test says so. */
export function deferred() {
  const { promise, resolve } = Promise.withResolvers<Response>();
  return { promise, answer: resolve };
}

/**
 * Answers the calls of the site by method and path, for tests of what is built on the generated calls. Routes may be
 * changed while a test runs; a call without a route fails as if there were no connection.
 */
export function fakeBackend(routes: Record<string, Route>) {
  const calls: string[] = [];
  const bodies: unknown[] = [];
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
      if (!route) throw new TypeError(`nothing answers ${call}`);
      return route({ query: searchParams, body: received });
    };
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      respond().then(resolve, reject);
    });
  });
  return {
    routes,
    /** Method and path of each call, in order. */
    calls,
    /** The body of each call, in the same order. */
    bodies,
    count: (call: string) => calls.filter((one) => one === call).length,
  };
}

/** What `renderHook` needs for a hook that queries. */
export function withQueries(queryClient: QueryClient = createQueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  return { queryClient, wrapper };
}
