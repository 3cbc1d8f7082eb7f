import type { Finding } from '../judge/finding.ts';
import { type Judge, parse, type Received } from '../judge/judge.ts';
import type { Ledger } from '../judge/ledger.ts';
import { redactCall } from '../judge/redact.ts';
import type { Json, JsonObject } from '../model/json.ts';
import { isRead, type Model, type Operation } from '../model/model.ts';
import { addressOf, type Hosts } from './hosts.ts';
import type { Send } from './send.ts';

export interface Given {
  path?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: JsonObject;
}

export interface Keys {
  channel_key?: string;
  api_key?: string;
}

export interface Call extends Received {
  operation: Operation;
  json: Json | undefined;
  /** Whether its answer kept the contract. */
  sound: boolean;
  /** Method and address, redacted. */
  shown: string;
  /** Tells that this answer differs from the contract in a way that its schema can't say. */
  differs(finding: Pick<Finding, 'kind' | 'where' | 'expected' | 'got'> & { example?: string }): void;
}

interface ClientOptions {
  model: Model;
  judge: Judge;
  ledger: Ledger;
  hosts: Hosts;
  send: Send;
}

const LONGEST_WAIT_S = 30;
const WAITS = 2;

/** Makes calls as a site would, and has every answer judged. */
export class Client {
  readonly model: Model;
  readonly judge: Judge;
  readonly ledger: Ledger;
  calls = 0;
  /** Calls that a limit kept from being answered. */
  throttled = 0;
  readonly #seen = new Map<string, Set<number>>();
  readonly #hosts: Hosts;
  readonly #send: Send;
  #waitsLeft = WAITS;

  constructor({ model, judge, ledger, hosts, send }: ClientOptions) {
    this.model = model;
    this.judge = judge;
    this.ledger = ledger;
    this.#hosts = hosts;
    this.#send = send;
  }

  /** Which statuses each operation has answered with. */
  get seen(): ReadonlyMap<string, ReadonlySet<number>> {
    return this.#seen;
  }

  operation(id: string): Operation {
    const operation = this.model.byId.get(id);
    if (!operation) throw new Error(`the contract has no operation ${id}`);
    return operation;
  }

  /** Null where no answer came, which is told, or none but that there are too many calls. */
  async call(operation: Operation, keys: Keys, given: Given = {}): Promise<Call | null> {
    const { path = {}, query = {}, body } = given;
    const reads = isRead(operation);
    const filled = addressOf(operation, this.#hosts).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(path[name] ?? '')),
    );
    const url = new URL(filled);
    for (const [name, value] of Object.entries({ ...query, ...(reads ? keys : {}) }))
      url.searchParams.set(name, String(value));
    const method = operation.verb.toUpperCase();
    const outgoing = {
      method,
      url: url.href,
      headers: { Accept: 'application/json', ...(reads ? {} : { 'Content-Type': 'application/json' }) },
      body: reads ? null : JSON.stringify({ ...keys, ...body }),
    };
    const shown = redactCall(method, url.href);
    this.calls += 1;
    let received: Received;
    try {
      received = await this.#send(outgoing);
      if (received.status === 429) received = await this.#afterWaiting(received, () => this.#send(outgoing));
    } catch (error) {
      const reason = error instanceof Error ? (error.cause ?? error) : error;
      this.#tell(operation, null, shown, {
        kind: 'no-answer',
        where: '',
        expected: 'an answer',
        got: reason instanceof Error ? reason.message : String(reason),
        example: '',
      });
      return null;
    }
    const call = this.#judged(operation, received, shown);
    if (call.status !== 429) return call;
    this.throttled += 1;
    return null;
  }

  /** Asks something beside the backend: a mailbox. Null where it gives no JSON. */
  async beside(method: string, url: string, body: JsonObject | null): Promise<Json> {
    const headers = { 'Content-Type': 'application/json' };
    const sent = this.#send({ method, url, headers, body: body && JSON.stringify(body) });
    return sent.then(({ text }) => parse(text) ?? null).catch(() => null);
  }

  /** A limit on calls is no drift: it is honoured, a few times. */
  async #afterWaiting(first: Received, again: () => Promise<Received>): Promise<Received> {
    const seconds = Number(first.headers.get('retry-after') ?? 1);
    if (this.#waitsLeft === 0 || !(seconds <= LONGEST_WAIT_S)) return first;
    this.#waitsLeft -= 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return again();
  }

  #judged(operation: Operation, received: Received, shown: string): Call {
    const { status } = received;
    const statuses = this.#seen.get(operation.id) ?? new Set();
    this.#seen.set(operation.id, statuses.add(status));
    const json = parse(received.text);
    const faults = this.judge.answer(operation, { ...received, json });
    for (const fault of faults) this.#tell(operation, status, shown, fault);
    return {
      ...received,
      operation,
      sound: faults.length === 0,
      shown,
      json,
      differs: ({ example = '', ...rest }) => this.#tell(operation, status, shown, { ...rest, example }),
    };
  }

  #tell(
    operation: Operation,
    status: number | null,
    call: string,
    fault: Pick<Finding, 'kind' | 'where' | 'expected' | 'got' | 'example'>,
  ): void {
    this.ledger.add({ ...fault, operation: operation.id, status, call });
  }
}
