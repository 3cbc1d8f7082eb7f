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
const GLOBALS = 'clock:frozen;motion:reduced';

/** What moves by itself is held still, and what a video shows depends on when one looks. */
const STILL = `*, *::before, *::after { animation: none !important; transition: none !important; caret-color: transparent !important; }
video { visibility: hidden !important; }`;

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): unknown } | undefined;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(
    () => globalThis.__STORYBOOK_ADDONS_CHANNEL__?.last('storyFinished') !== undefined,
    undefined,
    { timeout: 60_000 },
  );
  await page.addStyleTag({ content: STILL });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
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
  const { url, close } = await serve(site);
  const pictures: Pictures = new Map();
  for (const [screen, viewport] of Object.entries(SCREENS)) {
    const waiting = [...ids];
    const hand = async () => {
      const context = await browser.newContext({ viewport, timezoneId: 'America/Chicago', locale: 'en-US' });
      const page = await context.newPage();
      for (let id = waiting.shift(); id; id = waiting.shift()) {
        const file = join(folder, `${id}.${screen}.png`);
        await open(page, `${url}/iframe.html?id=${id}&viewMode=story&globals=${GLOBALS}`);
        writeFileSync(file, await page.screenshot({ fullPage: true, animations: 'disabled' }));
        pictures.set(`${id}.${screen}`, file);
      }
      await context.close();
    };
    await Promise.all(Array.from({ length: HANDS }, hand));
  }
  close();
  return pictures;
}
