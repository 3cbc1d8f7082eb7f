/**
 * Measures, in a separate process, the memory of an edge while it serves 100,000 pages of 1,000 hosts, and
 * prints the result as JSON. The API responses are recorded from the demo backend beforehand.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createEdge } from '../../../edge/edge.ts';
import { loadRenderer } from '../../../edge/load-renderer.ts';
import { startMockServer } from '../../../mocks/mock-server.ts';
import { RENDERER } from '../../build/build-first-view.ts';
import { DIST, DIST_SERVER } from '../../build/build-site.ts';
import type { EdgeMemory } from './bench-edge-memory.ts';

const HOSTS = 1_000;
const PAGES = 100_000;
/** The number of hosts that are visited at the same time. */
const CONCURRENT_HOSTS = 50;
const SAMPLES = 10;
const PATHS = ['/', '/schedule', '/packages'];
const HEADERS = { 'Content-Type': 'text/html; charset=utf-8' };
const MB = 1_000_000;

const hosts = Array.from({ length: HOSTS }, (_, index) => `channel-${index}.example.com`);
const html = readFileSync(join(DIST, 'index.html'), 'utf8');
const demo = await startMockServer();
const recorded = new Map<string, Promise<string>>();

/** Requests each URL from the demo backend once, whatever the host and its keys are. */
async function fetchRecorded(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input));
  for (const key of ['api_key', 'channel_key']) searchParams.delete(key);
  const path = pathname.startsWith('/keys/') ? '/keys/127.0.0.1.json' : pathname;
  const url = `${path}?${searchParams}`;
  if (!recorded.has(url)) recorded.set(url, fetchFromDemo(path, searchParams, init));
  return new Response(await recorded.get(url), { headers: { 'Content-Type': 'application/json' } });
}

async function fetchFromDemo(path: string, params: URLSearchParams, init?: RequestInit): Promise<string> {
  const keys = path.startsWith('/api/events') ? await fetchKeys() : {};
  const response = await fetch(
    `${demo.url}${path}?${new URLSearchParams([...params, ...Object.entries(keys)])}`,
    init,
  );
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

async function fetchKeys(): Promise<Record<string, string>> {
  const { channel_key } = JSON.parse(await (await fetch(`${demo.url}/keys/127.0.0.1.json`)).text());
  const response = await fetch(`${demo.url}/api/get_api_key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ channel_key }),
  });
  const { api_key } = JSON.parse(await response.text());
  return { api_key, channel_key };
}

const edge = createEdge({
  hosts,
  fetch: fetchRecorded,
  config: async () => ({ hosts: {} }),
  page: async () => new Response(html, { headers: HEADERS }),
  firstView: await loadRenderer(join(DIST_SERVER, RENDERER)),
  firstViewMs: 10_000,
});

let rendered = 0;
const megabytes: number[] = [];
for (let sent = 0; sent < PAGES; sent += 1) {
  const first = Math.floor(sent / (PAGES / HOSTS) / CONCURRENT_HOSTS) * CONCURRENT_HOSTS;
  const host = hosts[first + (sent % CONCURRENT_HOSTS)] ?? '';
  const path = PATHS[Math.floor(sent / CONCURRENT_HOSTS) % PATHS.length] ?? '/';
  const response = await edge(
    new Request(`https://${host}${path}`, { headers: { 'Accept-Language': 'en-US' } }),
  );
  if ((await response.text()).includes('data-rendered')) rendered += 1;
  if ((sent + 1) % (PAGES / SAMPLES) === 0) {
    globalThis.gc?.();
    const { heapUsed, external } = process.memoryUsage();
    megabytes.push((heapUsed + external) / MB);
  }
}
await demo.close();
console.log(JSON.stringify({ pages: PAGES, rendered, megabytes } satisfies EdgeMemory));
process.exit(0);
