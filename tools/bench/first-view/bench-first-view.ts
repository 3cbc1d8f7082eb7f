import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { edgeServer } from '../../../edge/edge-server.ts';
import { loadRenderer } from '../../../edge/load-renderer.ts';
import { startMockServer } from '../../../mocks/mock-server.ts';
import { RENDERER } from '../../build/build-first-view.ts';
import { DIST, DIST_SERVER } from '../../build/build-site.ts';
import { startDemoSite } from '../../demo-site/demo-site.ts';
import { median, openBrowser } from '../browser.ts';
import type { Figure, Part } from '../figures.ts';
import { load } from '../load.ts';
import { serveChangedPage, toBarePage, withoutEarlyCalls } from './changed-page.ts';
import { type FirstMoments, measureFirstMoments, type Profile } from './first-moments.ts';

const PROFILES: readonly Profile[] = [
  { name: 'phone', width: 390, height: 844, latencyMs: 150, kilobitsPerSecond: 1_600, slowdown: 4 },
  { name: 'desktop', width: 1350, height: 900, latencyMs: 20, kilobitsPerSecond: 20_000, slowdown: 1 },
];
const ROUNDS = 5;
const KB = 1_000;

/** `late`: the static site without the calls that its first file sends. */
const PAGES = ['late', 'static', 'edge', 'bare'] as const;
type Times = Record<(typeof PAGES)[number], FirstMoments[]>;

/**
 * Measures when home's first view is there: on the static site, rendered at the edge, and on a bare page, which nothing
 * can be earlier than; in turns, so that other load on the machine affects all of them.
 */
export async function benchFirstView(): Promise<Part> {
  const [site, edge] = [await startDemoSite(), await startDemoSite({ unfurl: true })];
  const rendered = await fetchRendered(edge.url);
  const plain = await (await fetch(site.url)).text();
  const [late, bare] = [
    await serveChangedPage(withoutEarlyCalls(plain), site.url),
    await serveChangedPage(await toBarePage(rendered, edge.url), edge.url),
  ];
  const urls = { late: late.url, static: site.url, edge: edge.url, bare: bare.url };
  const browser = await openBrowser();
  const figures: Figure[] = [];
  try {
    for (const profile of PROFILES) {
      const times: Times = { late: [], static: [], edge: [], bare: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const name of PAGES)
          times[name].push(await measureFirstMoments(browser, urls[name], profile, name !== 'bare'));
      figures.push(...momentsOf(profile.name, times));
    }
  } finally {
    await browser.close();
    late.close();
    bare.close();
    await Promise.all([site.close(), edge.close()]);
  }
  return { name: 'first-view', figures: [...figures, ...sizesOf(rendered), ...(await benchServer())] };
}

async function fetchRendered(url: string): Promise<string> {
  for (;;) {
    const html = await (await fetch(url, { headers: { 'Accept-Language': 'en-US' } })).text();
    if (html.includes('data-rendered')) return html;
  }
}

const WHAT = [
  ['paint', 'first paint'],
  ['card', 'first card'],
  ['largestPaint', 'largest paint'],
  ['interactive', 'interactive'],
] as const;

function momentsOf(profile: string, times: Times): Figure[] {
  const of = (name: keyof Times, what: keyof FirstMoments) => median(times[name].map((each) => each[what]));
  const absolute = PAGES.flatMap((name) =>
    WHAT.filter(([what]) => Number.isFinite(of(name, what))).map(
      ([what, title]): Figure => ({
        of: `${profile}, ${name}`,
        what: title,
        value: of(name, what),
        unit: 'ms',
      }),
    ),
  );
  const ratio = (
    name: 'static' | 'edge',
    to: 'late' | 'static' | 'bare',
    what: (typeof WHAT)[number][0],
    budget: number,
  ): Figure => ({
    of: `${profile}, ${name} to ${to}`,
    what: WHAT.find(([each]) => each === what)?.[1] ?? what,
    value: median(times[name].map((each, round) => each[what] / (times[to][round]?.[what] ?? Number.NaN))),
    unit: '×',
    // A fast line leaves little to win, so only the phone has budgets.
    ...(profile === 'phone' ? { budget } : {}),
  });
  const ofEdge = { of: `${profile}, edge`, unit: '' };
  return [
    ...absolute,
    ratio('static', 'late', 'card', 0.8),
    ratio('static', 'late', 'largestPaint', 0.8),
    ratio('edge', 'late', 'card', 0.35),
    ratio('edge', 'late', 'largestPaint', 0.5),
    ratio('edge', 'bare', 'card', 1.67),
    ratio('edge', 'bare', 'largestPaint', 1.5),
    ratio('edge', 'late', 'interactive', 1),
    ratio('edge', 'static', 'interactive', 1.11),
    { ...ofEdge, what: 'layout shift', value: of('edge', 'layoutShift'), budget: 0.01 },
    { ...ofEdge, what: 'calls', value: of('edge', 'calls'), budget: 0 },
  ];
}

function sizesOf(rendered: string): Figure[] {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return [
    {
      of: 'edge',
      what: 'page, brotli',
      value: brotliCompressSync(rendered, { params }).length / KB,
      unit: 'KB',
      budget: 20,
    },
  ];
}

/** Region codes: each has a page of its own. */
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const REGIONS = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
const CACHED = 5_000;

const acceptLanguage = (region: string) => ({ 'Accept-Language': `en-${region}`, 'Accept-Encoding': 'br' });
const isRendered = ({ headers }: { headers: IncomingHttpHeaders }) => headers['content-encoding'] === 'br';

/** How many pages a second one process renders and compresses, and how many it sends that it has rendered. */
async function benchServer(): Promise<Figure[]> {
  const api = await startMockServer();
  const firstView = await loadRenderer(join(DIST_SERVER, RENDERER));
  const server = edgeServer({ dist: DIST, config: { hosts: {} }, backend: api.url, firstView });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    // The responses are at hand from then on, as for all but the first visitor.
    await fetchRendered(`http://127.0.0.1:${port}`);
    const each = REGIONS.map((region) => ({ path: '/', headers: acceptLanguage(region) }));
    const processorBefore = process.cpuUsage();
    const uncached = await load('uncached', port, each, isRendered);
    const { user } = process.cpuUsage(processorBefore);
    const same = Array.from({ length: CACHED }, () => ({ path: '/', headers: acceptLanguage('ZZ') }));
    const cached = await load('cached', port, same, isRendered);
    const of = 'edge, one process';
    return [
      {
        of,
        what: 'uncached pages a second',
        value: uncached.perSecond,
        unit: '',
        budget: 100,
        atLeast: true,
      },
      { of, what: 'processor for a page', value: user / 1_000 / uncached.requests, unit: 'ms', budget: 10 },
      { of, what: 'cached pages a second', value: cached.perSecond, unit: '', budget: 1_000, atLeast: true },
      { of, what: 'plain pages', value: uncached.plain + cached.plain, unit: '', budget: 0 },
    ];
  } finally {
    server.closeAllConnections();
    server.close();
    await api.close();
  }
}
