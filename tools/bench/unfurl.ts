/** Measures how many pages per second the unfurling server delivers, with the demo backend on a real port. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeEdge } from '../../edge/node-edge.ts';
import { startMockServer } from '../../mocks/mock-server.ts';
import { buildWhenNeeded } from '../demo-site/demo-site.ts';
import { type Load, load } from './load.ts';

const REQUESTS = 4_000;

const expected = { text: 'og:title' };

/**
 * In the cold run, each request is for another event. In the cached run, all requests are for the same
 * hundred events.
 */
export async function benchUnfurl(): Promise<Load[]> {
  buildWhenNeeded();
  const api = await startMockServer();
  const dist = new URL('../../dist', import.meta.url).pathname;
  const handle = nodeEdge({ dist, config: { hosts: {} }, backend: api.url, timeoutMs: 10_000 });
  const server = createServer((incoming, outgoing) => {
    if (!handle(incoming, outgoing)) outgoing.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const events = api.world.catalogue.events.map(({ id }) => ({ path: `/watch/${id}` }));
    const cold = await load({ name: 'unfurl, uncached pages', port, requests: events, expected });
    const few = events.slice(0, 100);
    const cached = Array.from({ length: REQUESTS }, (_, index) => few[index % few.length] ?? { path: '/' });
    return [cold, await load({ name: 'unfurl, cached pages', port, requests: cached, expected })];
  } finally {
    server.closeAllConnections();
    server.close();
    await api.close();
  }
}

if (import.meta.main) {
  for (const { name, requests, perSecond, p50, p99, mismatches } of await benchUnfurl())
    console.log(
      `${name}: ${requests} requests, ${perSecond}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${mismatches} plain`,
    );
}
