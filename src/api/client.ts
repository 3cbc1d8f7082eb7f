import { defaultPolicy, type OperationId, operations, type RequestPolicy } from '@generated/operations';
import type { Emitter } from '../lib/store/emitter';
import { requestClock } from '../lib/time/request-clock';
import { ApiError, NO_API_KEY } from './errors';
import type { ApiEvents } from './events';
import { type Answer, exchange, UnusableAnswer } from './exchange';
import { InFlight, identify } from './in-flight';
import type { KeyRing, Keys } from './keys';
import { redactUrl, redactValue } from './redact';
import { type Hosts, type OutgoingRequest, withHost, withKeys } from './request';
import type { ResponseCheck } from './response-check';
import { nextAttempt } from './retry';

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
  /** May outlive the page. Such a call is a record of something: two alike are two. */
  keepalive?: boolean;
}

const KEY_REPEAT_DELAY_MS = 1_000;

/**
 * Every call of the site, in layers, outermost first:
 *
 *   share      identical calls under way are one; who aborts leaves, the last to leave aborts it
 *   settle     what follows a failure: user cleared, global error, error log
 *   heal       a dead key is replaced and the call repeated once
 *   attempt    repeats what may pass, by the operation's policy
 *   exchange   one request and its answer, within 30 s
 */
export class Client {
  hosts: Hosts = {};
  readonly #parts: ClientParts;
  readonly #inFlight = new InFlight();

  constructor(parts: ClientParts) {
    this.#parts = parts;
  }

  call(call: Call): Promise<unknown> {
    if (call.keepalive) return this.#settle(call, call.signal ?? new AbortController().signal);
    const identity = identify(call.op, call.url, call.body);
    return this.#inFlight.share(call.op, identity, call.signal, (signal) => this.#settle(call, signal));
  }

  async #settle(call: Call, signal: AbortSignal): Promise<unknown> {
    const policy: RequestPolicy = { ...defaultPolicy, ...operations[call.op].policy };
    try {
      const answer = await this.#heal(call, policy, signal);
      this.#parts.check(call.op, answer);
      return answer.body;
    } catch (error) {
      if (error instanceof ApiError) this.#follow(call, policy, error);
      if (error instanceof ApiError && error.cause instanceof UnusableAnswer)
        this.#parts.check(call.op, error.cause.answer);
      throw error;
    } finally {
      if (call.method !== 'GET' && !call.keepalive) this.#inFlight.writeEnded();
    }
  }

  #follow(call: Call, policy: RequestPolicy, error: ApiError): void {
    if (error.kind === 'cancelled') return;
    const { events } = this.#parts;
    // Only the main API's throttling is the viewer's business.
    const throttled = error.status === 429 && operations[call.op].host === 'apiHost';
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

  async #heal(call: Call, policy: RequestPolicy, signal: AbortSignal): Promise<Answer> {
    if (policy.keys === 'exempt') return this.#attempt(call, policy, null, signal);
    const { keys: ring, events } = this.#parts;
    const keys = await this.#keysFor(call, () => ring.get());
    try {
      return await this.#attempt(call, policy, keys, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) this.#endSession(call, keys);
      if (error.kind !== 'bad-key') throw error;
    }

    events.emit('api-key', { state: 'refreshing' });
    const fresh = await this.#keysFor(call, () => ring.refresh(keys));
    await pause(KEY_REPEAT_DELAY_MS, signal, call.op);
    try {
      return await this.#attempt(call, policy, fresh, signal);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A fresh key begins a session of its own, in which nobody is signed in.
      if (error.status === 401) this.#endSession(call, fresh);
      if (error.kind === 'bad-key') events.emit('api-key', { state: 'lost' });
      throw error;
    }
  }

  async #keysFor(call: Call, get: () => Promise<Keys>): Promise<Keys> {
    try {
      return await get();
    } catch (cause) {
      const passing = cause instanceof ApiError && (cause.kind === 'network' || cause.kind === 'timeout');
      if (!passing) this.#parts.events.emit('api-key', { state: 'lost' });
      throw new ApiError({ kind: 'no-key', code: NO_API_KEY, operation: call.op, crash: true, cause });
    }
  }

  #endSession(call: Call, keys: Keys): void {
    // Only the session that was refused ends: a late answer must not log out the one that came after.
    if (this.#parts.keys.peek()?.apiKey !== keys.apiKey) return;
    this.#parts.keys.refresh(keys, 'channel-key').catch(() => {
      // The next call asks again, and says so if it can't.
    });
    this.#parts.events.emit('user-cleared', { operation: call.op });
  }

  async #attempt(call: Call, policy: RequestPolicy, keys: Keys | null, signal: AbortSignal): Promise<Answer> {
    const request = this.#prepare(call, keys);
    for (let made = 1; ; made += 1) {
      try {
        const answer = await exchange(call.op, policy, request, signal);
        this.#told(call, request, answer.status, answer.length, '');
        return answer;
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'cancelled') throw error;
        this.#told(call, request, error.status, 0, error.message);
        const wait = nextAttempt(error, made, policy);
        if (wait === null) throw error;
        await pause(wait, signal, call.op);
      }
    }
  }

  #prepare({ op, url, method, headers, body, keepalive }: Call, keys: Keys | null): OutgoingRequest {
    const request = { method, url: withHost(url, op, this.hosts), headers, body, keepalive };
    return keys ? withKeys(request, keys) : request;
  }

  #told(call: Call, request: OutgoingRequest, status: number | null, length: number, message: string): void {
    this.#parts.events.emit('exchange', {
      operation: call.op,
      url: redactUrl(request.url),
      status,
      length,
      message,
    });
  }
}

function pause(ms: number, signal: AbortSignal, operation: OperationId): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const stopWaiting = requestClock.wait(done, ms);
    const leave = () => {
      stopWaiting();
      reject(new ApiError({ kind: 'cancelled', code: 'ERR_CANCELED', operation }));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
  });
}
