import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { siteFiles } from '../../tools/demo-site/site-files.ts';
import { recordActivity, waitUntilStable } from './wait-until-stable.ts';

/** Stops all animations, and also renders what is out of view. */
const STILL_CSS = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
* { content-visibility: visible !important; }`;
interface Channel {
  emit(event: string, choice: { storyId: string; viewMode: string }): void;
  last(event: 'storyFinished'): [{ storyId: string; status: 'success' | 'error' }] | undefined;
  last(event: 'storyRenderPhaseChanged'): [{ storyId: string; newPhase: string }] | undefined;
  last(event: 'playFunctionThrewException'): object | undefined;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
  /** The latest error that a play function threw before this story. */
  var __earlierError: object | undefined;
}

/** This is longer than any story plays. */
const MAX_STORY_MS = 20_000;
/** On a busy machine the first story of a page waits for its code to load. */
const MAX_OPENING_MS = 60_000;

interface Address {
  url: string;
  /** The choices in Storybook's toolbar. */
  globals: string;
}

type Result = 'passed' | 'failed' | 'stuck';

/**
 * Opens the first story of a page, or replaces the current story, as when a designer browses. Returns whether
 * the story's assertions passed. In an unexpected screen size or language they may fail, or wait forever.
 */
async function show(page: Page, address: Address, id: string, first: boolean): Promise<Result> {
  if (first) {
    await page.goto(`${address.url}/iframe.html?id=${id}&viewMode=story&globals=${address.globals}`);
    await page.addStyleTag({ content: STILL_CSS });
  } else
    await page.evaluate((storyId) => {
      globalThis.__ended = false;
      globalThis.__held = false;
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      globalThis.__earlierError = channel?.last('playFunctionThrewException');
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  const end = await waitForEnd(page, id);
  await page.evaluate(waitUntilStable);
  if (end === 'stuck') return 'stuck';
  // Checks for an exception too, because Storybook reports success even after a play function has failed.
  const passed = await page.evaluate(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    return (
      channel?.last('storyFinished')?.[0].status === 'success' &&
      channel.last('playFunctionThrewException') === globalThis.__earlierError
    );
  });
  return passed ? 'passed' : 'failed';
}

async function waitForEnd(page: Page, id: string): Promise<'finished' | 'stuck'> {
  for (const timeout of [MAX_STORY_MS, MAX_OPENING_MS]) {
    const finished = page.waitForFunction(
      (storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].storyId === storyId,
      id,
      { timeout },
    );
    const hasFinished = await finished.then(
      () => true,
      () => false,
    );
    if (hasFinished) return 'finished';
    const [phase] =
      (await page.evaluate(() => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyRenderPhaseChanged'))) ??
      [];
    if (phase?.storyId === id && phase.newPhase === 'playing') return 'stuck';
  }
  throw new Error(`${id} has not opened`);
}

/** Every build uses the same port if it is free, because some pages show the site's address. */
const PORT = 6107;

function serve(site: string): Promise<{ url: string; close(): void }> {
  return new Promise((resolve) => {
    const server = createServer(siteFiles([site]));
    server.on('error', () => server.listen(0, '127.0.0.1'));
    server.listen(PORT, '127.0.0.1');
    server.on('listening', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

interface Job {
  site: string;
  screens: Readonly<Record<string, { width: number; height: number }>>;
  globals: string;
  isWanted(story: StoryInIndex): boolean;
  /** Prepares the browser context of each page before its first story. */
  prepare?(context: BrowserContext): Promise<void>;
  /** Takes the picture of a story once its screen is stable. */
  take(page: Page, id: string, screen: string): Promise<void>;
}

/** A story's entry in Storybook's index. */
export interface StoryInIndex {
  id: string;
  /** The path of the story's file, such as `./src/features/home/home-screen.stories.tsx`. */
  importPath: string;
  type: string;
  /** The tag `wide` marks a story of something that only a tablet or larger shows. */
  tags?: string[];
}

const WIDE_PX = 700;

/** Whether a screen of this width can show the subject of a story. */
export const fits = ({ tags }: StoryInIndex, { width }: { width: number }): boolean =>
  width >= WIDE_PX || !tags?.includes('wide');

/**
 * The number of pages at a time. It exceeds the number of processors, because stories mostly wait for their
 * screens.
 */
const CONCURRENT_PAGES = 2 * availableParallelism() + 1;

/** Returns all stories of a built Storybook. */
export function storiesOf(site: string): StoryInIndex[] {
  const index: { entries: Record<string, StoryInIndex> } = JSON.parse(
    readFileSync(join(site, 'index.json'), 'utf8'),
  );
  return Object.values(index.entries).filter(({ type }) => type === 'story');
}

/** If a file has more stories than this, they are divided among several pages that run at the same time. */
const MAX_STORIES_PER_PAGE = 8;

const splitIntoPages = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / MAX_STORIES_PER_PAGE) }, (_, page) =>
    ids.slice(page * MAX_STORIES_PER_PAGE, (page + 1) * MAX_STORIES_PER_PAGE),
  );

/** Shows each story on each screen, and returns the ids of stories whose own test fails there. */
export async function captureAll(
  browser: Browser,
  { site, screens, globals, isWanted, prepare, take }: Job,
): Promise<string[]> {
  const stories = storiesOf(site).filter(isWanted);
  const failing: string[] = [];
  const { url, close } = await serve(site);
  for (const [screen, viewport] of Object.entries(screens)) {
    const onScreen = stories.filter((story) => fits(story, viewport)).map(({ id }) => id);
    // The longest pages come first, so that none remains alone at the end.
    const waiting = [...Map.groupBy(onScreen, (id) => id.split('--')[0]).values()]
      .flatMap(splitIntoPages)
      .sort((one, other) => other.length - one.length);
    const runPages = async () => {
      for (let ids = waiting.shift(); ids; ids = waiting.shift()) {
        // Each page has its own browser context, because a shared cache would change its pictures.
        const context = await browser.newContext({
          viewport,
          timezoneId: 'America/Chicago',
          locale: 'en-US',
        });
        await context.addInitScript(recordActivity);
        await prepare?.(context);
        const page = await context.newPage();
        let isFresh = true;
        for (const id of ids) {
          const address = { url, globals };
          // Retries on a fresh page, in case the previous story left something behind.
          const result: Result = await show(page, address, id, isFresh).catch(() =>
            show(page, address, id, true),
          );
          // Uses a fresh page after a story that hangs, because Storybook would reload the page to end it.
          isFresh = result === 'stuck';
          if (result !== 'passed') {
            console.warn(`${id} on a ${screen}: its own test fails`);
            failing.push(id);
          }
          await take(page, id, screen);
        }
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: CONCURRENT_PAGES }, runPages));
  }
  close();
  return failing;
}
