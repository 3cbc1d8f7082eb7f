/**
 * Measures how many pages per second the unfurling function answers, behind its own server, with a demo
 * channel on a real port.
 */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeEdge } from '../../edge/node-edge.ts';
import { startMockServer } from '../../mocks/mock-server.ts';
import { buildWhenNeeded } from '../demo-site/demo-site.ts';

interface Load {
  name: string;
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  /** Responses without a description of the page. */
  plain: number;
}

const AT_ONCE = 32;
const REQUESTS = 4_000;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

async function load(name: string, port: number, paths: readonly string[]): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const times: number[] = [];
  let plain = 0;
  let next = 0;

  const get = (path: string) =>
    new Promise<void>((resolve, reject) => {
      const startedAt = performance.now();
      const sent = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
        let html = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          html += chunk;
        });
        answer.on('end', () => {
          times.push(performance.now() - startedAt);
          if (!html.includes('og:title')) plain += 1;
          resolve();
        });
      });
      sent.once('error', reject).end();
    });
  const worker = async () => {
    for (let path = paths[next++]; path; path = paths[next++]) await get(path);
  };

  const startedAt = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const seconds = (performance.now() - startedAt) / 1_000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    ...{ name, requests: times.length, perSecond: Math.round(times.length / seconds) },
    ...{ p50: at(times, 0.5), p99: at(times, 0.99), plain },
  };
}

/** Cold: each request is for another event. Cached: a hundred events that everybody opens. */
export async function benchUnfurl(): Promise<Load[]> {
  buildWhenNeeded();
  const api = await startMockServer();
  const dist = new URL('../../dist', import.meta.url).pathname;
  const answer = nodeEdge({ dist, config: { hosts: {} }, backend: api.url, timeoutMs: 10_000 });
  const server = createServer((incoming, outgoing) => {
    if (!answer(incoming, outgoing)) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const events = api.world.catalogue.events.map(({ id }) => `/watch/${id}`);
    const cold = await load('unfurl, uncached pages', port, events);
    const few = events.slice(0, 100);
    const cached = Array.from({ length: REQUESTS }, (_, index) => few[index % few.length] ?? '/');
    return [cold, await load('unfurl, cached pages', port, cached)];
  } finally {
    server.closeAllConnections();
    server.close();
    await api.close();
  }
}

if (import.meta.main) {
  for (const { name, requests, perSecond, p50, p99, plain } of await benchUnfurl())
    console.log(
      `${name}: ${requests} requests, ${perSecond}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${plain} plain`,
    );
}
