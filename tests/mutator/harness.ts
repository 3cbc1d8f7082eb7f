import type { OperationId } from '@generated/operations';
import { vi } from 'vitest';
import { Client } from '@/api/client';
import { ApiError } from '@/api/errors';
import type { ApiEvents } from '@/api/events';
import { KeyRing } from '@/api/keys';
import { createResponseCheck } from '@/api/response-check';
import { createStore } from '@/browser/storage/storage';
import { createEmitter } from '@/lib/store/emitter';

interface SentRequest {
  method: string;
  url: URL;
  path: string;
  body: unknown;
  headers: Headers;
  aborted: boolean;
}

type Reply = Response | Error | 'never' | ((request: SentRequest) => Response | Promise<Response>);

export const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const failure = (
  status: number,
  code = 'server_error',
  errors: Record<string, string[]> = {},
  headers: HeadersInit = {},
) => json({ code, message: `failed with ${code}`, errors }, status, headers);

export const badKey = (name: 'api_key' | 'channel_key' = 'api_key') =>
  failure(400, 'no_key_found', { [name]: ['The key is unknown or expired.'] });

export const favorites = { data: [], meta: { total: 0, offset: 0, limit: null } };

/** Creates a client with fake time, in front of a backend that sends the replies that a test sets. */
export function setUp({ keys = 'stored' }: { keys?: 'stored' | 'none' } = {}) {
  vi.useFakeTimers();
  const map = new Map<string, string>();
  const device = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage;
  const store = createStore(() => device);
  if (keys === 'stored') {
    store.set('channel_key', 'channel-0');
    store.set('api_key', 'api-0');
  }

  const sent: SentRequest[] = [];
  const replies: Reply[] = [];
  let defaultReply: Reply = () => json(favorites);

  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const parsed = new URL(url, 'https://site.test');
    const request: SentRequest = {
      method: init.method ?? 'GET',
      url: parsed,
      path: parsed.pathname,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : init.body,
      headers: new Headers(init.headers),
      aborted: false,
    };
    sent.push(request);
    const reply = replies.shift() ?? defaultReply;
    return new Promise<Response>((resolve, reject) => {
      const abort = () => {
        request.aborted = true;
        reject(new DOMException('aborted', 'AbortError'));
      };
      if (init.signal?.aborted) return abort();
      init.signal?.addEventListener('abort', abort);
      if (reply === 'never') return;
      if (reply instanceof Error) reject(reply);
      else if (reply instanceof Response) resolve(reply.clone());
      else Promise.resolve(reply(request)).then(resolve, reject);
    });
  });

  const events = createEmitter<ApiEvents>();
  const emitted: { name: keyof ApiEvents; event: unknown }[] = [];
  for (const name of ['api-key', 'user-cleared', 'global-error', 'exchange', 'drift', 'failure'] as const)
    events.on(name, (event) => emitted.push({ name, event }));

  const ring = new KeyRing(store);
  let issued = 0;
  const keySource = {
    channelKey: vi.fn(async () => `channel-${issued + 1}`),
    apiKey: vi.fn(async (_channelKey: string) => {
      issued += 1;
      return `api-${issued}`;
    }),
  };
  ring.connect(keySource);
  const client = new Client({ keys: ring, events, check: createResponseCheck(events, 'test') });

  return {
    client,
    ring,
    keySource,
    store,
    events,
    sent,
    /** Returns the emitted events of this name, in order. */
    emitted: <Name extends keyof ApiEvents>(name: Name) =>
      emitted.filter((entry) => entry.name === name).map(({ event }) => event as ApiEvents[Name]),
    reply: (...next: Reply[]) => void replies.push(...next),
    replyAlways: (reply: Reply) => {
      defaultReply = reply;
    },
    get: (op: OperationId, url: string, signal: AbortSignal | null = null) =>
      client.call({ op, url, method: 'GET', body: null, headers: new Headers(), signal }),
    /** Sends an analytics record, which may outlive the page. */
    record: (signal: AbortSignal | null = null) =>
      client.call({
        op: 'sendDataEvent',
        url: '/data/datalake/event/',
        method: 'POST',
        body: '{}',
        headers: new Headers(),
        signal,
        keepalive: true,
      }),
    send: (op: OperationId, url: string, body: unknown, signal: AbortSignal | null = null) =>
      client.call({
        op,
        url,
        method: 'POST',
        body: body instanceof FormData || body instanceof URLSearchParams ? body : JSON.stringify(body),
        headers: new Headers({ 'Content-Type': 'application/json' }),
        signal,
      }),
  };
}

/**
 * Returns a promise's value or error. It catches the error at once, so that no rejection is unhandled while a
 * test advances time.
 */
export function outcome(promise: Promise<unknown>): Promise<{ value?: unknown; error?: ApiError }> {
  return promise.then(
    (value) => ({ value }),
    (error) => {
      if (error instanceof ApiError) return { error };
      throw error;
    },
  );
}

export const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
