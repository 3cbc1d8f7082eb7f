import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { CHROMIUM_ARGUMENTS, findChromium, findHeadlessShell } from '../../tools/machine/chromium.ts';
import type { StoryRecord } from '../checks/around-stories.ts';
import { RECORDED_WINDOW } from '../desk/recorded-states.ts';
import { buildHere } from '../pictures/build.ts';
import { captureAll } from '../pictures/capture.ts';
import { STATES, storeRecord, storeTexts } from './stored-records.ts';

const SITE = join(STATES, '../states-site');

/** Twice the width at which pages show a picture, for screens with two pixels per point. */
const PICTURE_WIDTH = 640;

/**
 * Runs every story, or with `only` those whose id contains this text and keeps the records of the others. It
 * leaves the checks of a test run (axe, French, 200 percent) to the tests. Returns the ids of stories whose
 * own test fails.
 */
export async function runStories(only: string): Promise<string[]> {
  if (!only) rmSync(STATES, { recursive: true, force: true });
  const site = await buildHere(SITE);
  const failing = await recordStories(site, (id) => id.includes(only), STATES);
  rmSync(SITE, { recursive: true });
  return failing;
}

/**
 * Runs stories of a built Storybook, and stores each story's record, picture and messages in a folder.
 * Returns the ids of stories whose own test fails, because their pictures may show a wrong state.
 */
export async function recordStories(
  site: string,
  isWanted: (id: string) => boolean,
  folder: string,
): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? findChromium(),
    // Allows sound without a person's click, which a story can't make.
    args: [...CHROMIUM_ARGUMENTS, '--disable-gpu', '--autoplay-policy=no-user-gesture-required'],
  });
  const failing = await captureAll(browser, {
    site,
    screens: { laptop: RECORDED_WINDOW },
    globals: 'motion:reduced;a11y.manual:!true',
    isWanted: ({ id }) => isWanted(id),
    async prepare(context) {
      await context.exposeFunction('storeRecord', (story: StoryRecord) => storeRecord(story, folder));
      await context.addInitScript(
        'globalThis.grandstandTestRun = { store: globalThis.storeRecord, checkText: async () => {} };',
      );
    },
    async take(page, id) {
      const picture = await page.screenshot({ type: 'jpeg', quality: 90 });
      await sharp(picture)
        .resize(PICTURE_WIDTH)
        .webp({ quality: 70 })
        .toFile(join(folder, `${id}.webp`));
      // Reads the messages after the picture, because reading renders the page in both languages.
      storeTexts(id, await page.evaluate(() => globalThis.readStoryTexts?.() ?? []), folder);
    },
  });
  await browser.close();
  return failing;
}
