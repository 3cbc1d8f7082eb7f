import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { edgeServer } from '../../../edge/edge-server.ts';
import { loadRenderer } from '../../../edge/load-renderer.ts';
import type { FirstViewRenderer } from '../../../edge/pages/first-page.ts';
import { startMockServer } from '../../../mocks/mock-server.ts';
import { RENDERER } from '../../build/build-first-view.ts';
import { DIST, DIST_SERVER } from '../../build/build-site.ts';
import { ownBenchmarkIndex, slownessOf } from '../benchmark-index.ts';
import type { Figure } from '../figures.ts';
import { type Load, load } from '../load.ts';
import { fetchRendered } from './fetch-rendered.ts';

/** Two-letter region codes. The edge renders a separate page for each. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const CACHED = 5_000;
const TRIES = 3;

const acceptLanguage = (region: string) => ({ 'Accept-Language': `en-${region}`, 'Accept-Encoding': 'br' });
const expected = { encoding: 'br' };

interface ServerSpeed {
  /** Rendered pages per second. */
  uncached: number;
  cached: number;
  /** Milliseconds of the processor for an uncached page. */
  processor: number;
  /** The part of the responses, in percent, that were the plain page. */
  plain: number;
}

/**
 * Measures how many pages per second one process renders and compresses, and how many it serves from its
 * cache. Takes the best of three runs, because other load on the machine can only slow a run.
 */
export async function benchEdgeServer(): Promise<Figure[]> {
  const api = await startMockServer();
  const firstView = await loadRenderer(join(DIST_SERVER, RENDERER));
  const slowness = slownessOf(ownBenchmarkIndex());
  const speeds: ServerSpeed[] = [];
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) speeds.push(await measureServer(api.url, firstView));
  } finally {
    await api.close();
  }
  const all = (what: keyof ServerSpeed) => speeds.map((speed) => speed[what]);
  const of = 'edge, one process';
  const atLeast = (what: string, values: number[], budget: number): Figure => ({
    ...{ of, what, value: Math.max(...values), unit: '', budget: budget / slowness, atLeast: true },
  });
  const atMost = (what: string, values: number[], unit: string, budget?: number): Figure => ({
    ...{ of, what, value: Math.min(...values), unit, ...(budget && { budget }) },
  });
  return [
    { of, what: 'slowness to the reference machine', value: slowness, unit: '×' },
    atLeast('uncached pages a second', all('uncached'), 100),
    atMost('processor for a page', all('processor'), 'ms', 10 * slowness),
    atLeast('cached pages a second', all('cached'), 1_000),
    // A page that waits for longer than 150 ms is plain. With 32 requests at a time, a slower machine serves more
    // of them, which the rates above do not count.
    atMost('plain pages', all('plain'), '%'),
  ];
}

const rendered = ({ perSecond, mismatches, requests }: Load) => perSecond * (1 - mismatches / requests);

async function measureServer(backend: string, firstView: FirstViewRenderer): Promise<ServerSpeed> {
  const server = edgeServer({ dist: DIST, config: { hosts: {} }, backend, firstView });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    // This request fills the cache of API responses, as the first visitor of a channel does.
    await fetchRendered(`http://127.0.0.1:${port}`);
    const each = REGIONS.map((region) => ({ path: '/', headers: acceptLanguage(region) }));
    const processorBefore = process.cpuUsage();
    const uncached = await load({ name: 'uncached', port, requests: each, expected });
    const { user } = process.cpuUsage(processorBefore);
    const same = Array.from({ length: CACHED }, () => ({ path: '/', headers: acceptLanguage('ZZ') }));
    const cached = await load({ name: 'cached', port, requests: same, expected });
    return {
      uncached: rendered(uncached),
      cached: rendered(cached),
      processor: user / 1_000 / (uncached.requests - uncached.mismatches),
      plain: (100 * (uncached.mismatches + cached.mismatches)) / (uncached.requests + cached.requests),
    };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
