import { hostOf, type OperationId, policyOf, type RequestPolicy } from '@generated/operations';
import type { Emitter } from '../lib/store/emitter';
import { pause } from '../lib/time/pause';
import { ApiError, cancelled, NO_API_KEY } from './errors';
import type { ApiEvents } from './events';
import { type ApiResponse, exchange, MalformedResponse } from './exchange';
import { InFlight, requestIdentity } from './in-flight';
import type { KeyRing, Keys } from './keys';
import { redactUrl, redactValue } from './redact';
import { type Hosts, type OutgoingRequest, withHost, withKeys } from './request';
import type { ResponseCheck } from './response-check';
import { nextAttemptDelay } from './retry';

export interface ClientParts {
  keys: KeyRing;
  events: Emitter<ApiEvents>;
  check: ResponseCheck;
}

export interface Call {
  op: OperationId;
  url: string;
  method: string;
  body: BodyInit | null;
  headers: Headers;
  signal: AbortSignal | null;
  /**
   * Whether the request may outlive the page. Such requests only record something, so identical ones are not
   * deduped.
   */
  keepalive?: boolean;
}

const KEY_REPEAT_DELAY_MS = 1_000;

/**
 * Sends every request of the site, in layers: `share` (dedupes identical concurrent requests), `settle`
 * (reports failures), `recoverKeys` (replaces a dead key and repeats the request once), `attempt` (retries by
 * the operation's policy) and `exchange` (sends one request and reads its response).
 */
export class Client {
  hosts: Hosts = {};
  /**
   * The language in which the backend's texts are requested; null leaves the choice to the browser's own
   * header.
   */
  language: string | null = null;
  readonly #parts: ClientParts;
  readonly #inFlight = new InFlight();

  constructor(parts: ClientParts) {
    this.#parts = parts;
    parts.events.on('user-set', () => {
      const keys = parts.keys.peek();
      if (keys) parts.keys.markSignedIn(keys, true);
    });
  }

  call(call: Call): Promise<unknown> {
    if (call.keepalive) return this.#settle(call, call.signal ?? new AbortController().signal);
    const identity = `${this.language} ${requestIdentity(call.op, call.url, call.body)}`;
    return this.#inFlight.share(call.op, identity, call.signal, (signal) => this.#settle(call, signal));
  }

  async #settle(call: Call, signal: AbortSignal): Promise<unknown> {
    const policy = policyOf(call.op);
    try {
      const response = await this.#recoverKeys(call, policy, signal);
      this.#parts.check(call.op, response);
      return response.body;
    } catch (error) {
      if (error instanceof ApiError) this.#reportFailure(call, policy, error);
      if (error instanceof ApiError && error.cause instanceof MalformedResponse)
        this.#parts.check(call.op, error.cause.response);
      throw error;
    } finally {
      if (call.method !== 'GET' && !call.keepalive) this.#inFlight.writeEnded();
    }
  }

  #reportFailure(call: Call, policy: RequestPolicy, error: ApiError): void {
    if (error.kind === 'cancelled') return;
    const { events } = this.#parts;
    // A 429 from a host other than the main API does not concern the viewer.
    const throttled = error.status === 429 && hostOf(call.op) === 'apiHost';
    if (throttled || policy.globalError) events.emit('global-error', { error });
    if (policy.silentCodes.includes(error.status ?? 0)) return;
    events.emit('failure', {
      operation: call.op,
      status: error.status,
      message: error.message,
      url: redactUrl(call.url),
      data: redactValue(call.body),
    });
  }

  async #recoverKeys(call: Call, policy: RequestPolicy, signal: AbortSignal): Promise<ApiResponse> {
    if (policy.keys === 'exempt') return this.#attempt(call, policy, null, signal);
    const { keys: keyRing, events } = this.#parts;
    const keys = await this.#getKeys(call, () => keyRing.get());
    try {
      const response = await this.#attempt(call, policy, keys, signal);
      if (call.op === 'getProfile') keyRing.markSignedIn(keys, response.status === 200);
      return response;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) this.#clearSession(call, keys);
      if (error.kind !== 'bad-key') throw error;
    }

    events.emit('api-key', { state: 'refreshing' });
    const fresh = await this.#getKeys(call, () => keyRing.refresh(keys));
    await waitFor(KEY_REPEAT_DELAY_MS, signal, call.op);
    try {
      return await this.#attempt(call, policy, fresh, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // The fresh key belongs to a new session without a user, so a 401 ends the viewer's session here too.
      if (error.status === 401) this.#clearSession(call, fresh);
      if (error.kind === 'bad-key') events.emit('api-key', { state: 'lost' });
      throw error;
    }
  }

  async #getKeys(call: Call, get: () => Promise<Keys>): Promise<Keys> {
    try {
      return await get();
    } catch (cause) {
      const isTemporary = cause instanceof ApiError && (cause.kind === 'network' || cause.kind === 'timeout');
      if (!isTemporary) this.#parts.events.emit('api-key', { state: 'lost' });
      throw new ApiError({ kind: 'no-key', code: NO_API_KEY, operation: call.op, crash: true, cause });
    }
  }

  #clearSession(call: Call, keys: Keys): void {
    const { keys: keyRing } = this.#parts;
    // Only the refused session is cleared, so that a late response does not log out the next one.
    if (keyRing.peek()?.apiKey !== keys.apiKey) return;
    // A visitor's key is valid: the request was refused because it needs a user, and another key would be
    // refused as well.
    if (!keyRing.isVisitor(keys))
      keyRing.refresh(keys, { keepChannelKey: true }).catch(() => {
        // The failure is ignored here, because the next request fetches a key again and reports a failure.
      });
    this.#parts.events.emit('user-cleared', { operation: call.op });
  }

  async #attempt(
    call: Call,
    policy: RequestPolicy,
    keys: Keys | null,
    signal: AbortSignal,
  ): Promise<ApiResponse> {
    const request = this.#prepare(call, keys);
    for (let attemptsMade = 1; ; attemptsMade += 1) {
      try {
        const response = await exchange(call.op, policy, request, signal);
        this.#reportExchange(call, request, response.status, response, '');
        return response;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'cancelled') throw error;
        this.#reportExchange(call, request, error.status, NO_RESPONSE, error.message);
        const wait = nextAttemptDelay(error, attemptsMade, policy);
        if (wait === null) throw error;
        await waitFor(wait, signal, call.op);
      }
    }
  }

  #prepare({ op, url, method, headers, body, keepalive }: Call, keys: Keys | null): OutgoingRequest {
    const request = { method, url: withHost(url, op, this.hosts), headers, body, keepalive };
    // Accept-Language is one of the headers that a request to another origin may have without a preflight.
    if (this.language && hostOf(op) === 'apiHost') headers.set('Accept-Language', this.language);
    return keys ? withKeys(request, keys) : request;
  }

  #reportExchange(
    call: Call,
    request: OutgoingRequest,
    status: number | null,
    { length, body }: Pick<ApiResponse, 'length' | 'body'>,
    message: string,
  ): void {
    this.#parts.events.emit('exchange', {
      operation: call.op,
      url: redactUrl(request.url),
      status,
      length,
      lists: listLengths(body),
      message,
    });
  }
}

const NO_RESPONSE = { length: 0, body: null };

function listLengths(body: unknown): Record<string, number> {
  const lists = Object.entries(body ?? {}).filter(([, value]) => Array.isArray(value));
  return Object.fromEntries(lists.map(([name, list]) => [name, list.length]));
}

function waitFor(ms: number, signal: AbortSignal, operation: OperationId): Promise<void> {
  return pause(ms, signal).catch(() => {
    throw cancelled(operation);
  });
}
