import { getResponse } from 'msw';
import { operations } from '../../../generated/operation-list.ts';
import { createHandlers } from '../../../mocks/handlers.ts';
import type { World } from '../../../mocks/store/world.ts';
import type { MutableRequest, MutableResponse, Mutation } from './mutation.ts';

export const BASE = 'http://demo.grandstand.test';

/** All options that the check needs to reach every part of the demo backend. */
export const ALL_CHECKS = {
  hosts: { base: BASE },
  hostname: 'demo.grandstand.test',
  account: { email: 'member@grandstand.test', password: 'goal-line-1' },
  write: true,
  probeLogin: true,
  origin: 'https://site.grandstand.test',
  card: 'pm_demo_success_visa_4242_1230_abc',
  deviceCode: '123456',
  socialCode: 'google:demo-google-fan-abc12345',
  mailbox: `${BASE}/demo/mailbox`,
  deletionLink: `${BASE}/demo/deletion-link`,
  pollEvery: 0,
} as const;

/** Resets the used trial of the check's account, so that it can be started again. */
export function allowTrial({ store: { users } }: World): void {
  const member = users.find(({ email }) => email === ALL_CHECKS.account.email);
  if (member) users.update(member, { trial_period_used: false });
}

interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

const ROUTES = Object.entries(operations)
  .map(([id, { method, path }]) => ({
    id,
    method,
    literal: path.replace(/\{\w+\}/g, '').length,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]*')}$`),
  }))
  .sort((one, other) => other.literal - one.literal);

export function operationAt(method: string, url: URL): string | null {
  const found = ROUTES.find((route) => route.method === method && route.pattern.test(url.pathname));
  return found?.id ?? null;
}

/** Runs the demo backend in this process, and lets the mutations change its responses. */
export function demoBackend(world: World, mutations: readonly Mutation[] = []) {
  const handlers = createHandlers({ world });
  return async ({ method, url: address, headers, body }: Outgoing) => {
    const url = new URL(address);
    const operation = operationAt(method, url);
    const own = mutations.filter((mutation) => mutation.operation === operation);
    if (method === 'OPTIONS') return preflight(url, headers, mutations);
    const mutableRequest: MutableRequest = {
      operation: operation ?? '',
      url,
      body: body === null ? null : JSON.parse(body),
    };
    for (const { before } of own) before?.(mutableRequest);
    const request = new Request(mutableRequest.url, {
      method,
      headers,
      body: mutableRequest.body === null ? undefined : JSON.stringify(mutableRequest.body),
    });
    const response = await getResponse(handlers, request, { baseUrl: BASE });
    if (!response || response.type === 'error') throw new Error('no answer');
    const contentType = response.headers.get('content-type') ?? '';
    const extra = response.headers.get('retry-after');
    let mutableResponse: MutableResponse = {
      status: response.status,
      contentType,
      text: await response.text(),
      headers: { 'access-control-allow-origin': '*', ...(extra && { 'retry-after': extra }) },
    };
    for (const { after } of own)
      mutableResponse = after?.(mutableResponse, mutableRequest) ?? mutableResponse;
    return {
      status: mutableResponse.status,
      headers: new Headers({ ...mutableResponse.headers, 'content-type': mutableResponse.contentType }),
      text: mutableResponse.text,
    };
  };
}

function preflight(url: URL, headers: Record<string, string>, mutations: readonly Mutation[]) {
  const operation = operationAt(headers['Access-Control-Request-Method'] ?? '', url);
  let mutableResponse: MutableResponse = {
    status: 204,
    contentType: 'text/plain',
    text: '',
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, DELETE',
      'access-control-allow-headers': 'Content-Type',
    },
  };
  for (const mutation of mutations)
    if (mutation.operation === operation)
      mutableResponse = mutation.preflight?.(mutableResponse) ?? mutableResponse;
  return {
    status: mutableResponse.status,
    headers: new Headers(mutableResponse.headers),
    text: mutableResponse.text,
  };
}
