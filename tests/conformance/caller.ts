import { getResponse } from 'msw';
import { CHANNEL_KEY } from '../../mocks/data/settings.ts';
import { createHandlers } from '../../mocks/handlers.ts';
import type { SampleRequest } from '../../mocks/samples.ts';
import { World, type WorldOptions } from '../../mocks/store/world.ts';
import type { Judge } from './judge.ts';

const BASE = 'http://demo.grandstand.test';

export interface CallResult {
  status: number;
  // The judge has validated the response, so the tests may read any field of it.
  // biome-ignore lint/suspicious/noExplicitAny: the tests read fields of any response.
  body: any;
  headers: Headers;
}

/** Calls a demo channel as a client does, and validates every response with the judge. */
export class Caller {
  readonly world: World;
  readonly seen = new Set<string>();
  readonly faults: string[] = [];
  readonly #judge: Judge;
  readonly #handlers;
  #apiKey: string | null = null;
  #channelKey: string = CHANNEL_KEY;

  constructor(judge: Judge, options: WorldOptions) {
    this.#judge = judge;
    this.world = new World(options);
    this.#handlers = createHandlers({ world: this.world });
  }

  setKeys(channelKey: string, apiKey: string | null): void {
    this.#channelKey = channelKey;
    this.#apiKey = apiKey;
  }

  /** Opens a new session. The previous session stays open. */
  async openSession(email?: string, password = 'goal-line-1'): Promise<void> {
    this.setKeys(CHANNEL_KEY, null);
    const { body } = await this.call('getApiKey', { body: { channel_key: CHANNEL_KEY } });
    this.#apiKey = body?.api_key ?? null;
    if (email) await this.call('logIn', { body: { login: email, password, recaptcha_token: null } });
  }

  async call(
    operation: string,
    { path = {}, query = {}, body = {} }: SampleRequest = {},
  ): Promise<CallResult> {
    const found = this.#judge.operations.find(({ id }) => id === operation);
    if (!found) throw new Error(`there is no operation ${operation}`);
    const keys = { api_key: this.#apiKey ?? '', channel_key: this.#channelKey };
    const filled = found.sitePath.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
    const url = new URL(filled, BASE);
    const reads = found.verb === 'get' || found.verb === 'delete';
    const exempt = isExempt(found.raw['x-request-policy']);
    for (const [name, value] of Object.entries({ ...query, ...(reads && !exempt ? keys : {}) }))
      url.searchParams.set(name, String(value));
    const request = new Request(url, {
      method: found.verb.toUpperCase(),
      headers: { 'Content-Type': 'application/json' },
      body: reads ? undefined : JSON.stringify({ ...(exempt ? {} : keys), ...body }),
    });
    const response = await getResponse(this.#handlers, request, { baseUrl: BASE });
    if (!response || response.type === 'error') return { status: 0, body: null, headers: new Headers() };
    const text = await response.text();
    const parsed: unknown = text === '' ? undefined : JSON.parse(text);
    this.seen.add(`${operation} ${response.status}`);
    for (const fault of this.#judge.responseFaults(operation, response.status, parsed))
      this.faults.push(`${operation} ${response.status}: ${fault}`);
    return { status: response.status, body: parsed, headers: response.headers };
  }
}

function isExempt(policy: unknown): boolean {
  return typeof policy === 'object' && policy !== null && 'keys' in policy && policy.keys === 'exempt';
}
