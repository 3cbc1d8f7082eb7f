import type { Finding } from '../judge/finding.ts';
import { type Judge, parse, type Received } from '../judge/judge.ts';
import type { Ledger } from '../judge/ledger.ts';
import { redactCall } from '../judge/redact.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isRead, type Model, type Operation } from '../model/model.ts';
import { walkNamed } from '../model/walk.ts';
import { curlOf } from './curl.ts';
import { addressOf, type Hosts } from './hosts.ts';
import type { Clock, RateLimiter } from './rate-limiter.ts';
import type { Outgoing, Send } from './send.ts';

export interface CallInput {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: JsonObject;
}

export interface Keys {
  channel_key?: string;
  api_key?: string;
}

type Problem = Pick<Finding, 'kind' | 'where' | 'expected' | 'got'>;

export interface Call extends Received {
  operation: Operation;
  json: Json | undefined;
  /** Whether the response matches its schema and its rules, and no other response contradicts its values. */
  isValid: boolean;
  /** Whether no drift was found in the response so far. */
  isSound: boolean;
  /** Reports a drift that the schema of the response cannot express. */
  report(finding: Problem & { example?: string }): void;
}

export interface Traffic {
  calls: number;
  /** The number of calls whose last response was 429. */
  limited: number;
  /** The number of calls that got no response, even when repeated. */
  lost: number;
}

interface ClientOptions {
  model: Model;
  judge: Judge;
  ledger: Ledger;
  hosts: Hosts;
  send: Send;
  limiter: RateLimiter;
  clock: Clock;
  /** Headers sent with every call, for example a staging token or basic auth. */
  headers?: Record<string, string> | undefined;
  showSecrets?: boolean | undefined;
  slowerThanMs?: number | undefined;
  onResponse?: ((operation: Operation, outgoing: Outgoing, received: Received) => void) | undefined;
}

const MAX_RETRIES_AFTER_LIMIT = 3;
const RETRY_AFTER_LOSS_MS = 250;
/**
 * After this many calls in a row without a response, the backend counts as gone and the run stops calling it.
 */
const MAX_LOSSES_IN_A_ROW = 12;
const MAX_CONFIRMED_LOSSES = 20;
const DEFAULT_RETRY_AFTER_S = 1;

/** Calls the backend as the site would, and checks every response against the contract. */
export class Client {
  readonly model: Model;
  readonly judge: Judge;
  readonly ledger: Ledger;
  readonly traffic: Traffic = { calls: 0, limited: 0, lost: 0 };
  readonly #options: ClientOptions;
  readonly #seen = new Map<string, Map<number, number>>();
  readonly #shapes = new Set<string>();
  readonly #milliseconds = new Map<string, number>();
  readonly #lost: { operation: Operation; outgoing: Outgoing; reason: string }[] = [];
  #lossesInARow = 0;
  #lastLoss: string | null = null;

  constructor(options: ClientOptions) {
    this.model = options.model;
    this.judge = options.judge;
    this.ledger = options.ledger;
    this.#options = options;
  }

  /** The number of responses by operation and by status. */
  get seen(): ReadonlyMap<string, ReadonlyMap<number, number>> {
    return this.#seen;
  }

  /** The named schemas of which at least one successful response contained an object. */
  get shapes(): ReadonlySet<string> {
    return this.#shapes;
  }

  /** The milliseconds spent on each operation. */
  get milliseconds(): ReadonlyMap<string, number> {
    return this.#milliseconds;
  }

  get isGone(): boolean {
    return this.#lossesInARow >= MAX_LOSSES_IN_A_ROW;
  }

  get lastLoss(): string | null {
    return this.#lastLoss;
  }

  operation(id: string): Operation {
    const operation = this.model.byId.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    return operation;
  }

  /** Calls an operation. Returns null when no response came, or only 429 responses. */
  async call(operation: Operation, keys: Keys, input: CallInput = {}): Promise<Call | null> {
    const outgoing = this.#outgoing(operation, keys, input);
    return this.#exchange(operation, outgoing);
  }

  /** Sends a request that no operation describes, such as a preflight. Returns null when no response came. */
  async raw(outgoing: Outgoing): Promise<Received | null> {
    const headers = { ...this.#options.headers, ...outgoing.headers };
    return this.#sendPatiently({ ...outgoing, headers }).then(({ received }) =>
      received?.status === 429 ? null : received,
    );
  }

  /** Returns the request that a call would send, for probes that change its headers. */
  outgoing(operation: Operation, keys: Keys, input: CallInput = {}): Outgoing {
    return this.#outgoing(operation, keys, input);
  }

  /** Reports a drift of an operation that no single response shows on its own. */
  reportDrift(operation: Operation, problem: Problem & { status?: number | null }, outgoing: Outgoing): void {
    this.#report(operation, problem.status ?? null, outgoing, { ...problem, example: '' });
  }

  /**
   * Fetches JSON from a service other than the backend, such as a mailbox. Returns null for any other
   * response.
   */
  async requestJson(method: string, url: string, body: JsonObject | null): Promise<Json> {
    const headers = { 'Content-Type': 'application/json' };
    const sent = this.#options.send({ method, url, headers, body: body && JSON.stringify(body) });
    return sent.then(({ text }) => parse(text) ?? null).catch(() => null);
  }

  /**
   * Repeats lost calls at the end of a run. Only a call that is lost again is a drift; a single reset is not.
   */
  async confirmLosses(): Promise<void> {
    if (this.isGone) return;
    const byOperation = new Map(this.#lost.map((lost) => [lost.operation.id, lost]));
    for (const { operation, outgoing } of [...byOperation.values()].slice(0, MAX_CONFIRMED_LOSSES)) {
      await this.#options.clock.sleep(RETRY_AFTER_LOSS_MS);
      const { received, reason } = await this.#sendPatiently(outgoing);
      if (received) {
        if (received.status !== 429) this.#judged(operation, received, outgoing);
        continue;
      }
      const problem = { kind: 'no-answer', where: '', expected: 'a response', got: reason } as const;
      this.#report(operation, null, outgoing, { ...problem, example: '' });
    }
  }

  #outgoing(operation: Operation, keys: Keys, { path = {}, query = {}, body }: CallInput): Outgoing {
    const isInQuery = isRead(operation);
    const address = addressOf(operation, this.#options.hosts).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name] ?? '')),
    );
    const url = new URL(address);
    for (const [name, value] of Object.entries({ ...query, ...(isInQuery ? keys : {}) }))
      url.searchParams.set(name, String(value));
    return {
      method: operation.verb.toUpperCase(),
      url: url.href,
      headers: {
        Accept: 'application/json',
        ...(isInQuery ? {} : { 'Content-Type': 'application/json' }),
        ...this.#options.headers,
      },
      body: isInQuery ? null : JSON.stringify({ ...keys, ...body }),
    };
  }

  async #exchange(operation: Operation, outgoing: Outgoing): Promise<Call | null> {
    this.traffic.calls += 1;
    const { received, reason, ms } = await this.#sendPatiently(outgoing);
    this.#milliseconds.set(operation.id, (this.#milliseconds.get(operation.id) ?? 0) + ms);
    if (!received) {
      this.traffic.lost += 1;
      this.#lost.push({ operation, outgoing, reason });
      return null;
    }
    const { slowerThanMs } = this.#options;
    const call = this.#judged(operation, received, outgoing);
    if (slowerThanMs !== undefined && ms > slowerThanMs)
      call.report({
        kind: 'slow',
        where: 'time',
        expected: `a response within ${slowerThanMs} ms`,
        got: `${Math.round(ms)} ms`,
      });
    if (call.status !== 429) return call;
    this.traffic.limited += 1;
    return null;
  }

  /**
   * Sends a lost request once more, and a rate-limited one again after the pause that the backend asked for.
   */
  async #sendPatiently(
    outgoing: Outgoing,
  ): Promise<{ received: Received | null; reason: string; ms: number }> {
    const { limiter, clock, send } = this.#options;
    let reason = 'the backend has stopped answering';
    let losses = 0;
    for (let limits = 0; !this.isGone; ) {
      await limiter.acquire();
      const started = clock.now();
      try {
        const received = await send(outgoing);
        this.#lossesInARow = 0;
        const ms = clock.now() - started;
        if (received.status !== 429) return { received, reason, ms };
        const seconds = Number(received.headers.get('retry-after') ?? DEFAULT_RETRY_AFTER_S);
        limits += 1;
        const mayWait =
          Number.isFinite(seconds) && limits <= MAX_RETRIES_AFTER_LIMIT && limiter.pause(seconds);
        if (!mayWait) return { received, reason, ms };
      } catch (error) {
        reason = reasonOf(error);
        this.#lastLoss = reason;
        losses += 1;
        if (losses > 1) {
          this.#lossesInARow += 1;
          return { received: null, reason, ms: clock.now() - started };
        }
        await clock.sleep(RETRY_AFTER_LOSS_MS);
      }
    }
    return { received: null, reason, ms: 0 };
  }

  #judged(operation: Operation, received: Received, outgoing: Outgoing): Call {
    const { status } = received;
    this.#options.onResponse?.(operation, outgoing, received);
    const statuses = this.#seen.get(operation.id) ?? new Map<number, number>();
    this.#seen.set(operation.id, statuses.set(status, (statuses.get(status) ?? 0) + 1));
    const json = 'json' in received ? received.json : parse(received.text);
    const faults = this.judge.responseFaults(operation, { ...received, json });
    for (const fault of faults) this.#report(operation, status, outgoing, fault);
    if (status === 200)
      walkNamed(
        this.model.document,
        operation.responses.get(200)?.schema ?? undefined,
        json,
        (name) => void this.#shapes.add(name),
      );
    const call: Call = {
      ...received,
      operation,
      isValid: faults.length === 0,
      isSound: faults.length === 0,
      json,
      report: ({ example = '', ...rest }) => {
        call.isSound = false;
        this.#report(operation, status, outgoing, { ...rest, example });
      },
    };
    return call;
  }

  #report(
    operation: Operation,
    status: number | null,
    outgoing: Outgoing,
    fault: Problem & { example: string },
  ): void {
    this.ledger.add({
      ...fault,
      operation: operation.id,
      status,
      call: redactCall(outgoing.method, outgoing.url),
      curl: curlOf(outgoing, this.#options.showSecrets ?? false),
    });
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message || cause.name : String(cause);
}
