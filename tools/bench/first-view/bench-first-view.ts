import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { BROTLI_QUALITY } from '../../../edge/compress.ts';
import { eventLike } from '../../../mocks/choose-event.ts';
import { startDemoSite } from '../../demo-site/demo-site.ts';
import { playInOneZone } from '../../demo-site/one-zone.ts';
import { median, openBrowser } from '../browser.ts';
import type { Figure, Part } from '../figures.ts';
import { calibratePhone, DESKTOP } from '../profiles.ts';
import { benchEdgeServer } from './bench-edge-server.ts';
import { serveChangedPage, toBarePage, withoutEarlyCalls } from './changed-page.ts';
import { fetchRendered } from './fetch-rendered.ts';
import { type FirstMoments, measureFirstMoments } from './first-moments.ts';

const ROUNDS = 5;
const KB = 1_000;

/** `late` is the static site without the requests of its early script. */
const KINDS = ['late', 'static', 'edge', 'bare'] as const;
type Times = Record<(typeof KINDS)[number], FirstMoments[]>;

interface Screen {
  name: string;
  path: string;
  /** A selector of the screen's main content. */
  content: string;
}

const screensOf = (eventId: number): Screen[] => [
  { name: 'home', path: '/', content: 'main article a' },
  { name: 'schedule', path: '/schedule', content: 'main article a' },
  { name: 'watch', path: `/watch/${eventId}`, content: 'main h1' },
  { name: 'packages', path: '/packages', content: 'main table a' },
];

/**
 * Measures when the first view of each screen appears on the static site, rendered at the edge, and on a bare
 * page, which is the fastest possible. The kinds take turns, so that other load on the machine affects all of
 * them.
 */
export async function benchFirstView(): Promise<Part> {
  const [site, edge] = [await startDemoSite(), await startDemoSite({ unfurl: true })];
  for (const { world } of [site, edge]) playInOneZone(world);
  const browser = await openBrowser();
  const event = eventLike(site.world, { status: 'finished', recording: 'ready', type: 'free' });
  const figures: Figure[] = [];
  try {
    for (const screen of screensOf(event.id))
      figures.push(...(await benchScreen(browser, screen, site.url, edge.url)));
  } finally {
    await browser.close();
    await Promise.all([site.close(), edge.close()]);
  }
  return { name: 'first-view', figures: [...figures, ...(await benchEdgeServer())] };
}

async function benchScreen(
  browser: Browser,
  { name, path, content }: Screen,
  site: string,
  edge: string,
): Promise<Figure[]> {
  const rendered = await fetchRendered(edge + path);
  const plain = await (await fetch(site + path)).text();
  const late = await serveChangedPage(path, withoutEarlyCalls(plain), site);
  const bare = await serveChangedPage(path, toBarePage(rendered), edge);
  const urls = { late: late.url, static: site + path, edge: edge + path, bare: bare.url };
  const phone = await calibratePhone(browser);
  const figures: Figure[] = [
    { of: `${name}, phone`, what: 'slowdown of the processor', value: phone.slowdown, unit: '×' },
  ];
  try {
    for (const profile of [phone, DESKTOP]) {
      const times: Times = { late: [], static: [], edge: [], bare: [] };
      for (let round = 0; round < ROUNDS; round += 1)
        for (const kind of KINDS)
          times[kind].push(await measureFirstMoments(browser, urls[kind], content, profile, kind !== 'bare'));
      figures.push(...momentsOf(name, profile.name, times));
    }
  } finally {
    late.close();
    bare.close();
  }
  return [...figures, sizeOf(name, rendered)];
}

/** These budgets replace a goal that is not reached yet. Each is the best result so far plus five percent. */
const REACHED: Readonly<Record<string, number>> = {
  'home, static to late, content': 1,
  'home, static to late, largestPaint': 1,
  'schedule, static to late, content': 0.97,
  'schedule, static to late, largestPaint': 1,
  'watch, static to late, content': 0.93,
  'watch, static to late, largestPaint': 0.94,
  'packages, static to late, content': 0.94,
  'packages, static to late, largestPaint': 0.98,
};

/** The longest time for which a page is visible before it reacts. */
const MAX_DEAF_MS = 1_000;
/** The screens that are deaf for longer: the best result so far plus five percent. */
const REACHED_DEAF_MS: Readonly<Record<string, number>> = { watch: 1_160 };

/** The number of requests for the keys, the region, the stream's URL and the content below the video. */
const CALLS_OF_WATCH = 7;

const WHAT = [
  ['paint', 'first paint'],
  ['content', 'first content'],
  ['largestPaint', 'largest paint'],
  ['interactive', 'interactive'],
] as const;

function momentsOf(screen: string, profile: string, times: Times): Figure[] {
  const of = (name: keyof Times, what: keyof FirstMoments) => median(times[name].map((each) => each[what]));
  const absolute = KINDS.flatMap((name) =>
    WHAT.filter(([what]) => Number.isFinite(of(name, what))).map(
      ([what, title]): Figure => ({
        of: `${screen}, ${profile}, ${name}`,
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
    of: `${screen}, ${profile}, ${name} to ${to}`,
    what: WHAT.find(([each]) => each === what)?.[1] ?? what,
    value: median(times[name].map((each, round) => each[what] / (times[to][round]?.[what] ?? Number.NaN))),
    unit: '×',
    // On a fast connection there is little to gain, so only the phone has budgets.
    ...(profile === 'phone' && { budget: REACHED[`${screen}, ${name} to ${to}, ${what}`] ?? budget }),
  });
  const ofEdge = { of: `${screen}, ${profile}, edge`, unit: '' };
  return [
    ...absolute,
    ratio('static', 'late', 'content', 0.8),
    ratio('static', 'late', 'largestPaint', 0.8),
    ratio('edge', 'late', 'content', 0.35),
    ratio('edge', 'late', 'largestPaint', 0.5),
    ratio('edge', 'bare', 'content', 1.3),
    ratio('edge', 'bare', 'largestPaint', 1.2),
    ratio('edge', 'late', 'interactive', 1),
    ratio('edge', 'static', 'interactive', 1),
    {
      ...{ of: ofEdge.of, what: 'from first content to interactive', unit: 'ms' },
      value: median(times.edge.map(({ content, interactive }) => interactive - content)),
      ...(profile === 'phone' && { budget: REACHED_DEAF_MS[screen] ?? MAX_DEAF_MS }),
    },
    { ...ofEdge, what: 'layout shift', value: of('edge', 'layoutShift'), budget: 0.01 },
    { ...ofEdge, what: 'calls', value: of('edge', 'calls'), budget: screen === 'watch' ? CALLS_OF_WATCH : 0 },
  ];
}

function sizeOf(screen: string, rendered: string): Figure {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const value = brotliCompressSync(rendered, { params }).length / KB;
  return { of: `${screen}, edge`, what: 'page, brotli', value, unit: 'KB', budget: 20 };
}
