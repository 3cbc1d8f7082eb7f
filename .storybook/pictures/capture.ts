import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { siteFiles } from '../../mocks/site-files.ts';

/** Files by the name of their story and screen. */
export type Pictures = Map<string, string>;

const SCREENS = { phone: { width: 390, height: 844 }, laptop: { width: 1280, height: 800 } };
/** As long as nothing is added or taken away for a moment. */
const REST = { quietMs: 400, patienceMs: 4_000 };
const GLOBALS = 'clock:frozen;motion:reduced;a11y.manual:!true';

/** What moves by itself is held still, and what is not in view is drawn too. */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
* { content-visibility: visible !important; }`;
/** Not in a picture: what a video shows, how far it is and what was measured depends on when one looks. */
const CHANGING = `video, [data-changing] { visibility: hidden !important; }
[style*='--played'] { --played: 40% !important; --buffered: 60% !important; }`;

interface Channel {
  emit(event: string, choice: { storyId: string; viewMode: string }): void;
  last(event: string): [{ storyId: string }] | undefined;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel | undefined;
}

/** The first of a file opens the page, the others take its place there, as where a designer goes through them. */
async function show(page: Page, site: string, id: string, first: boolean): Promise<void> {
  if (first) {
    await page.goto(`${site}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`);
    await page.addStyleTag({ content: STILL });
  } else
    await page.evaluate(
      (storyId) =>
        globalThis.__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
      id,
    );
  await page.waitForFunction(
    (storyId) => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished')?.[0].storyId === storyId,
    id,
    { timeout: 60_000 },
  );
  await page.evaluate(atRest, REST);
}

/** What a story asserts may be there before the rest of its screen is. */
async function atRest({ quietMs, patienceMs }: typeof REST): Promise<void> {
  scrollTo(0, 0);
  await new Promise<void>((resolve) => {
    const done = () => {
      changes.disconnect();
      resolve();
    };
    let quiet = setTimeout(done, quietMs);
    const changes = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(done, quietMs);
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true });
    setTimeout(done, patienceMs);
  });
  await document.fonts.ready;
  // The whole page is pictured, not only what is in view.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
}

function serve(site: string): Promise<{ url: string; close(): void }> {
  return new Promise((resolve) => {
    const server = createServer(siteFiles([site]));
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ url: `http://127.0.0.1:${port}`, close: () => server.close() });
    });
  });
}

interface Job {
  site: string;
  folder: string;
  /** Only stories whose id has this in it. */
  only: string;
}

/** As many at once as the machine has processors. */
const HANDS = availableParallelism();

export async function captureAll(browser: Browser, { site, folder, only }: Job): Promise<Pictures> {
  const index: { entries: Record<string, { type: string }> } = JSON.parse(
    readFileSync(join(site, 'index.json'), 'utf8'),
  );
  const ids = Object.entries(index.entries)
    .filter(([id, { type }]) => type === 'story' && id.includes(only))
    .map(([id]) => id);
  const files = [...Map.groupBy(ids, (id) => id.split('--')[0]).values()];
  const { url, close } = await serve(site);
  const pictures: Pictures = new Map();
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const waiting = [...files];
    const hand = async () => {
      for (let stories = waiting.shift(); stories; stories = waiting.shift()) {
        // Of its own: what the stories of another file left in its cache would be seen in these.
        const context = await browser.newContext({
          viewport,
          timezoneId: 'America/Chicago',
          locale: 'en-US',
        });
        const page = await context.newPage();
        for (const id of stories) {
          const file = join(folder, `${id}.${screen}.png`);
          // Once more from the start, where something of the story before was in its way.
          await show(page, url, id, id === stories[0]).catch(() => show(page, url, id, true));
          writeFileSync(
            file,
            await page.screenshot({ fullPage: true, animations: 'disabled', style: CHANGING }),
          );
          pictures.set(`${id}.${screen}`, file);
        }
        await context.close();
      }
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }
  close();
  return pictures;
}
