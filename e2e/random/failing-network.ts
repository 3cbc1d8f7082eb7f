import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WRONG_RESPONSES } from '../../tests/faults/responses.ts';

type WrongResponse = `${keyof typeof WRONG_RESPONSES}`;

export type FaultKind =
  | 'reset before'
  | 'reset after'
  | 'hang'
  | 'slow'
  | 'cut body'
  | '500 after'
  | WrongResponse;

export const FAULT_KINDS: readonly FaultKind[] = [
  'reset before',
  'reset after',
  'hang',
  'slow',
  'cut body',
  '500 after',
  // `Object.keys` widens the names to string, so a cast restores their type.
  ...(Object.keys(WRONG_RESPONSES) as WrongResponse[]),
];

const SLOW_MS = 2_500;
const WINDOW_MS = 10_000;

const isCall = (url: string) => /^\/((api|keys)\/|config\.json)/.test(url);

/** Removes the keys from an address, because they differ from session to session. */
const addressOf = (url: string) => url.replace(/([?&])(api_key|channel_key)=[^&]*/g, '$1');

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  body: Buffer;
}

/** A proxy between the browser and the demo site that can make the next calls fail. */
export class FailingNetwork {
  readonly faults = new Map<FaultKind, number>();
  url = '';
  requests = 0;
  readonly #target: URL;
  readonly #server = createServer((incoming, outgoing) => void this.#handle(incoming, outgoing));
  readonly #hanging = new Set<ServerResponse>();
  #next: { kind: FaultKind; only: string; left: number } | null = null;
  #recent: { at: number; call: string }[] = [];

  constructor(target: string) {
    this.#target = new URL(target);
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.recover();
    this.#server.closeAllConnections();
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  /** Makes the next `count` calls whose path starts with `only` fail with this kind of fault. */
  fail(kind: FaultKind, count: number, only: string): void {
    this.#next = { kind, only, left: count };
  }

  /** Ends the current fault and resets the requests that hang. */
  recover(): void {
    this.#next = null;
    for (const outgoing of this.#hanging) outgoing.destroy();
    this.#hanging.clear();
  }

  /** Counts how often each call was sent in the last ten seconds. */
  recentCalls(): Map<string, number> {
    const since = Date.now() - WINDOW_MS;
    this.#recent = this.#recent.filter(({ at }) => at >= since);
    const counts = new Map<string, number>();
    for (const { call } of this.#recent) counts.set(call, (counts.get(call) ?? 0) + 1);
    return counts;
  }

  #takeFault(url: string): FaultKind | null {
    const next = this.#next;
    if (!next || !url.startsWith(next.only)) return null;
    next.left -= 1;
    if (next.left === 0) this.#next = null;
    this.faults.set(next.kind, (this.faults.get(next.kind) ?? 0) + 1);
    return next.kind;
  }

  async #handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { url = '/', method } = incoming;
    outgoing.on('error', () => {});
    incoming.on('error', () => {});
    if (isCall(url)) {
      this.requests += 1;
      this.#recent.push({ at: Date.now(), call: `${method} ${addressOf(url)}` });
    }
    const kind = this.#takeFault(url);
    await this.#respond(kind, { incoming, outgoing, body: await read(incoming) });
  }

  async #respond(kind: FaultKind | null, exchange: Exchange): Promise<void> {
    const { outgoing } = exchange;
    switch (kind) {
      case null:
        return this.#pass(exchange);
      case 'reset before':
        return void outgoing.destroy();
      case 'reset after':
        await this.#fetchResponse(exchange);
        return void outgoing.destroy();
      case 'hang':
        return void this.#hanging.add(outgoing);
      case 'slow':
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        return this.#pass(exchange);
      case 'cut body': {
        const { status, headers, body } = await this.#fetchResponse(exchange);
        outgoing.writeHead(status, { ...headers, 'content-length': body.length });
        outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
        return;
      }
      case '500 after':
        await this.#fetchResponse(exchange);
        return send(outgoing, WRONG_RESPONSES[500]());
      default:
        return send(outgoing, WRONG_RESPONSES[kind as keyof typeof WRONG_RESPONSES]());
    }
  }

  #open({ incoming, body }: Exchange, onResponse: (response: IncomingMessage | null) => void): void {
    const { hostname, port } = this.#target;
    const { method, headers, url: path } = incoming;
    const sent = request({ hostname, port, method, path, headers }, onResponse);
    sent.on('error', () => onResponse(null));
    sent.end(body);
  }

  #pass(exchange: Exchange): void {
    this.#open(exchange, (response) => {
      if (!response) return void exchange.outgoing.destroy();
      exchange.outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.on('error', () => exchange.outgoing.destroy());
      response.pipe(exchange.outgoing);
      exchange.outgoing.on('close', () => response.destroy());
    });
  }

  #fetchResponse(
    exchange: Exchange,
  ): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
    return new Promise((resolve) =>
      this.#open(exchange, (response) => {
        if (!response) return resolve({ status: 502, headers: {}, body: Buffer.alloc(0) });
        const { statusCode: status = 502, headers } = response;
        void read(response).then((body) => resolve({ status, headers, body }));
      }),
    );
  }
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  try {
    for await (const part of stream) parts.push(part);
  } catch {
    // The browser has closed the connection and needs no more data.
  }
  return Buffer.concat(parts);
}

async function send(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(await response.text());
}
