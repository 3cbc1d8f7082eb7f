import { operationIds, operations } from '@generated/operation-list';
import type { OperationId } from '@generated/operations';
import { createHandlers } from '@mocks/handlers';
import { readFromDisk } from '@mocks/media/read-file-node';
import type { World } from '@mocks/store/world';
import { getResponse, HttpHandler, isPassthroughResponse, type RequestHandler } from 'msw';
import { type FaultName, faultOf } from './faults';

const ADDRESSES = operationIds.map((operation) => ({
  operation,
  method: operations[operation].method,
  pattern: new RegExp(
    `^${operations[operation].path.replaceAll(/\{\w+\}/g, '[^/]+').replaceAll('.', '\\.')}$`,
  ),
}));

const CONFIG = { hosts: {}, demo: true };

interface Backend {
  all: RequestHandler[];
  byOperation: Map<OperationId, HttpHandler[]>;
}

const backends = new WeakMap<World, Backend>();

/**
 * Indexes the demo channel's handlers by path, because matching dozens of them for each call would be slow.
 */
function backendOf(world: World): Backend {
  const known = backends.get(world);
  if (known) return known;
  const all = createHandlers({ world, readFile: readFromDisk });
  const byOperation = new Map<OperationId, HttpHandler[]>();
  for (const { operation, method } of ADDRESSES) {
    const path = `*${operations[operation].path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
    const own = all.filter(
      (handler) =>
        handler instanceof HttpHandler && handler.info.method === method && handler.info.path === path,
    );
    byOperation.set(operation, own as HttpHandler[]);
  }
  const backend = { all, byOperation };
  backends.set(world, backend);
  return backend;
}

interface Failing {
  /** Only calls whose address contains this text fail. */
  onlyAt?: string | undefined;
  /** Further operations that fail. */
  alsoFailing?: readonly OperationId[] | undefined;
  /** Nothing fails before `beginFault` is called. */
  startsHealthy?: boolean | undefined;
}

/** Connects `fetch` to the demo channel's backend, in which one operation fails with one fault. */
export class Network {
  readonly calls: OperationId[] = [];
  pendingCalls = 0;
  readonly #backend: Backend;
  readonly #faulty: OperationId | null;
  readonly #fault: `${FaultName}`;
  readonly #onlyAt: string;
  readonly #alsoFailing: readonly OperationId[];
  readonly #held: Promise<void>;
  #isHealthy: boolean;
  #failedCount = 0;
  release: () => void = () => {};

  constructor(
    world: World,
    faulty: OperationId | null,
    fault: `${FaultName}`,
    { onlyAt = '', alsoFailing = [], startsHealthy = false }: Failing = {},
  ) {
    this.#backend = backendOf(world);
    this.#faulty = faulty;
    this.#fault = fault;
    this.#onlyAt = onlyAt;
    this.#alsoFailing = alsoFailing;
    this.#isHealthy = startsHealthy;
    this.#held = new Promise((resolve) => {
      this.release = resolve;
    });
  }

  /** Lets the operation fail from now on, and counts the calls from now on. */
  beginFault(): void {
    this.#isHealthy = false;
    this.calls.length = 0;
  }

  callsOf(operation: OperationId): number {
    return this.calls.filter((called) => called === operation).length;
  }

  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname === '/config.json') return Response.json(CONFIG);
    const method = init.method ?? 'GET';
    const known = ADDRESSES.find(
      (address) => address.method === method && address.pattern.test(url.pathname),
    );
    if (known) this.calls.push(known.operation);
    this.pendingCalls += 1;
    try {
      const response = this.#respond(known?.operation ?? null, new Request(url, { ...init, signal: null }));
      return await Promise.race([response, rejectOnAbort(init.signal)]);
    } finally {
      this.pendingCalls -= 1;
    }
  };

  async #respond(operation: OperationId | null, request: Request): Promise<Response> {
    const genuine = async () => {
      const own = operation && this.#backend.byOperation.get(operation);
      const response = await getResponse(own?.length ? own : this.#backend.all, request, {
        baseUrl: location.origin,
      });
      if (response?.type === 'error') throw new TypeError('Failed to fetch');
      return response && !isPassthroughResponse(response) ? response : new Response(null, { status: 404 });
    };
    if (this.#isHealthy) return genuine();
    if (operation && this.#alsoFailing.includes(operation)) return new Response(null, { status: 500 });
    if (!operation || operation !== this.#faulty || !request.url.includes(this.#onlyAt)) return genuine();
    this.#failedCount += 1;
    return faultOf(this.#fault)({ operation, number: this.#failedCount, genuine, held: this.#held });
  }
}

/** Rejects as a browser does when the page aborts the request. */
function rejectOnAbort(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
}
