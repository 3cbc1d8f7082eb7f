import type { Browser, Page } from '@playwright/test';
import { liveGames, withoutPrerolls } from '../../mocks/choose-event.ts';
import { startDemoSite } from '../demo-site/demo-site.ts';
import { median, openBrowser } from './browser.ts';
import type { Part } from './figures.ts';

const TILES = 4;
const TRIES = 3;
/** The wait after the start, until the video quality has settled. */
const SETTLE_MS = 5_000;
const WATCH_MS = 15_000;
/** How many more percentage points of frames four tiles may drop than one player. */
const MAX_POINTS_ABOVE = 5;

interface Frames {
  dropped: number;
  total: number;
}

const countFrames = (page: Page): Promise<Frames> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('video')].map((video) => video.getVideoPlaybackQuality());
    return {
      dropped: all.reduce((sum, { droppedVideoFrames }) => sum + droppedVideoFrames, 0),
      total: all.reduce((sum, { totalVideoFrames }) => sum + totalVideoFrames, 0),
    };
  });

interface Playback {
  url: string;
  button: string;
  players: number;
}

/** Plays for a while and returns the percentage of dropped frames. */
async function droppedPercent(browser: Browser, { url, button, players }: Playback): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.waitForFunction(
    (count) =>
      [...document.querySelectorAll('video')].filter(
        (video) => video.getVideoPlaybackQuality().totalVideoFrames > 0,
      ).length === count,
    players,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(SETTLE_MS);
  const before = await countFrames(page);
  await page.waitForTimeout(WATCH_MS);
  const after = await countFrames(page);
  await context.close();
  const total = after.total - before.total;
  return total > 0 ? (100 * (after.dropped - before.dropped)) / total : Number.NaN;
}

/** Measures the dropped frames of four live games at once and of one game, in turns. */
export async function benchMulti(): Promise<Part> {
  const site = await startDemoSite();
  withoutPrerolls(site.world);
  const games = liveGames(site.world, TILES);
  for (const game of games) Object.assign(game, { type: 'free', embedded: null });
  const [own, ...others] = games.map(({ id }) => id);
  const one = { url: `${site.url}/watch/${own}`, button: 'Play', players: 1 };
  const four = {
    url: `${site.url}/watch/${own}?with=${others.join(',')}`,
    button: `Play ${TILES} games`,
    players: TILES,
  };
  const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);
  const percents = { one: [] as number[], four: [] as number[] };
  try {
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      percents.one.push(await droppedPercent(browser, one));
      percents.four.push(await droppedPercent(browser, four));
    }
  } finally {
    await browser.close();
    await site.close();
  }
  const above = percents.four.map((percent, index) => percent - (percents.one[index] ?? Number.NaN));
  return {
    name: 'multi',
    figures: [
      { of: 'one player', what: 'dropped frames', value: median(percents.one), unit: '%' },
      { of: 'four games at once', what: 'dropped frames', value: median(percents.four), unit: '%' },
      {
        of: 'four games at once',
        what: 'above one player',
        // Each pair ran back to back, so that a busy moment affects both.
        value: median(above),
        unit: 'points',
        budget: MAX_POINTS_ABOVE,
      },
    ],
    notes: [
      `one player: ${percents.one.map((percent) => percent.toFixed(1)).join(', ')} %; four games: ${percents.four.map((percent) => percent.toFixed(1)).join(', ')} %`,
    ],
  };
}
