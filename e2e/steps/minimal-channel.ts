import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { parse } from 'yaml';

/**
 * The smallest backend on which the site starts. It responds inside the browser with the examples of the API
 * contract.
 */

interface Example {
  value: Record<string, unknown>;
}

function example(tag: string, item: string, verb: string): Record<string, unknown> {
  const paths = parse(readFileSync(`openapi/paths/${tag}.yaml`, 'utf8'));
  const examples: Record<string, Example> =
    paths[item][verb].responses['200'].content['application/json'].examples;
  const [first] = Object.values(examples);
  if (!first) throw new Error(`${tag} ${item} has no example`);
  return structuredClone(first.value);
}

const badKey = {
  code: 'no_key_found',
  message: 'No API key found.',
  errors: { api_key: ['The API key is unknown or expired.'] },
};

export class MinimalChannel {
  readonly bootstrap = example('channel', 'bootstrap', 'get');
  user: Record<string, unknown> | null = null;
  /** Keys that the backend accepts; all others are expired. */
  liveKeys = new Set(['api-1']);
  nextKey: () => string | null = () => 'api-1';
  readonly calls: { method: string; path: string; query: URLSearchParams }[] = [];
  failing = new Set<string>();

  get settings(): Record<string, unknown> {
    return this.bootstrap.settings as Record<string, unknown>;
  }

  signIn(over: Record<string, unknown> = {}): void {
    this.user = { ...example('profile', 'profile', 'get'), temporary_password: false, ...over };
  }

  async serve(page: Page): Promise<void> {
    await page.route(/\/(api|keys|storage|errors|data)\//, (route) => this.#respond(route));
  }

  async #respond(route: Route): Promise<void> {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    this.calls.push({ method: request.method(), path: pathname, query: searchParams });
    const reply = (status: number, body: unknown) => route.fulfill({ status, json: body });
    const failed = { code: 'server_error', message: 'Server error.', errors: {} };

    if (this.failing.has(pathname)) return reply(500, failed);
    if (pathname.startsWith('/keys/')) return reply(200, { channel_key: 'channel-1' });
    if (pathname === '/api/get_api_key') {
      const key = this.nextKey();
      return key ? reply(200, { api_key: key }) : reply(400, badKey);
    }
    if (pathname === '/api/channel-bootstrap-data') return reply(200, this.bootstrap);
    if (pathname.startsWith('/storage/'))
      return reply(200, {
        settings: this.settings,
        menu: this.bootstrap.menu,
        'color-settings': this.bootstrap['color-settings'],
        pages: this.bootstrap.pages,
      });
    if (pathname === '/api/participants') return reply(200, example('participants', 'participants', 'get'));
    if (pathname === '/errors/report') return reply(200, { success: true });
    if (!this.liveKeys.has(searchParams.get('api_key') ?? '')) return reply(400, badKey);
    if (pathname === '/api/profile')
      return this.user
        ? reply(200, this.user)
        : reply(401, { code: 'unauthenticated', message: 'user must be logged in', errors: {} });
    return reply(404, { code: 'not_found', message: 'Not found.', errors: {} });
  }
}
