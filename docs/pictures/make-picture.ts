/**
 * `node docs/pictures/make-picture.ts` makes the README's picture: the demo's home on a laptop, a game on a
 * phone.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { statusOf } from '../../mocks/behaviour/events/event-view.ts';
import type { World } from '../../mocks/store/world.ts';
import { openBrowser } from '../../tools/bench/browser.ts';
import { buildWhenNeeded, startDemoSite } from '../../tools/demo-site/demo-site.ts';

const OUT = join(import.meta.dirname, 'home.webp');
const MOST_BYTES = 150_000;
const [WIDTH, HEIGHT] = [1600, 964];
const LAPTOP = { left: 156, top: 76, width: 1184, height: 740, radius: 10 };
const PHONE = { left: 1222, top: 262, width: 290, height: 628, radius: 40 };
/** The width of the scroll bar, which the picture leaves out. */
const SCROLL_BAR = 15;
/** The second of the recording that shows players, puck and crowd. */
const MOMENT_S = 9;

type Screen = typeof LAPTOP;

const grown = ({ left, top, width, height, radius }: Screen, by: number) =>
  `x="${left - by}" y="${top - by}" width="${width + 2 * by}" height="${height + 2 * by}" rx="${radius + by}"`;

/** The background of the two screens: the evening, the laptop and the phone. */
function stage(): Buffer {
  const foot = LAPTOP.top + LAPTOP.height + 24;
  const [from, to] = [LAPTOP.left - 88, LAPTOP.left + LAPTOP.width + 88];
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="sky" x2="0.4" y2="1"><stop stop-color="#16294a"/><stop offset="1" stop-color="#070c16"/></linearGradient>
      <radialGradient id="lamp" cx="0.86" cy="0.16" r="0.62">
        <stop stop-color="#ffb224" stop-opacity="0.5"/><stop offset="0.45" stop-color="#ff7a3d" stop-opacity="0.14"/>
        <stop offset="1" stop-color="#ff7a3d" stop-opacity="0"/>
      </radialGradient>
      <radialGradient id="haze" cx="0.08" cy="0.9" r="0.6">
        <stop stop-color="#3f7cff" stop-opacity="0.34"/><stop offset="1" stop-color="#3f7cff" stop-opacity="0"/>
      </radialGradient>
      <linearGradient id="metal" y2="1" x2="0">
        <stop stop-color="#e9eef5"/><stop offset="0.25" stop-color="#c2cad6"/><stop offset="1" stop-color="#7d8798"/>
      </linearGradient>
      <linearGradient id="edge" x2="1" y2="1"><stop stop-color="#5b6678"/><stop offset="0.5" stop-color="#1c232f"/><stop offset="1" stop-color="#465063"/></linearGradient>
      <filter id="shade" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="26"/></filter>
      <clipPath id="card"><rect width="${WIDTH}" height="${HEIGHT}" rx="28"/></clipPath>
    </defs>
    <g clip-path="url(#card)">
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#haze)"/>
      <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>
      <ellipse cx="${(from + to) / 2}" cy="${foot + 46}" rx="${(to - from) / 2}" ry="26" fill="#000" opacity="0.6" filter="url(#shade)"/>
      <rect ${grown(LAPTOP, 20)} fill="#000" opacity="0.45" filter="url(#shade)"/>
      <rect ${grown(LAPTOP, 21)} fill="url(#edge)"/>
      <rect ${grown(LAPTOP, 19)} fill="#090c12"/>
      <circle cx="${LAPTOP.left + LAPTOP.width / 2}" cy="${LAPTOP.top - 10}" r="2.5" fill="#2d3645"/>
      <path d="M${from} ${foot - 4} H${to} V${foot + 8} Q${to} ${foot + 30} ${to - 60} ${foot + 30} H${from + 60} Q${from} ${foot + 30} ${from} ${foot + 8} Z" fill="url(#metal)"/>
      <path d="M${(from + to) / 2 - 92} ${foot - 4} h184 q-2 13 -16 13 h-152 q-14 0 -16 -13 Z" fill="#8d97a8"/>
    </g>
  </svg>`);
}

/** The phone covers part of the laptop. */
function phone(): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs>
      <linearGradient id="edge" x2="1" y2="1"><stop stop-color="#8b95a6"/><stop offset="0.4" stop-color="#2a3240"/><stop offset="1" stop-color="#6d7789"/></linearGradient>
      <filter id="shade" x="-40%" y="-20%" width="180%" height="140%"><feGaussianBlur stdDeviation="22"/></filter>
    </defs>
    <rect ${grown({ ...PHONE, top: PHONE.top + 14 }, 14)} fill="#000" opacity="0.7" filter="url(#shade)"/>
    <rect ${grown(PHONE, 13)} fill="url(#edge)"/>
    <rect ${grown(PHONE, 10.5)} fill="#05070b"/>
  </svg>`);
}

async function fitted(shot: Buffer, { left, top, width, height, radius }: Screen): Promise<OverlayOptions> {
  const mask = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  );
  const input = await sharp(shot)
    .resize(width, height, { fit: 'cover', position: 'top' })
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
  return { input, left, top };
}

/** Closes the cookie notice, like a returning visitor. */
async function visit(browser: Browser, address: string, options: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage({ locale: 'en-US', timezoneId: 'America/Chicago', ...options });
  await page.addInitScript(() => {
    const kept = { value: 'refused', until: Date.now() + 86_400_000 };
    localStorage.setItem('rudy_consent', JSON.stringify(kept));
  });
  await page.goto(address);
  return page;
}

async function home(browser: Browser, url: string): Promise<Buffer> {
  const page = await visit(browser, url, {
    viewport: { width: 1280 + SCROLL_BAR, height: 800 },
    deviceScaleFactor: 1.5,
  });
  await page.getByRole('heading', { name: 'Live now' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page.screenshot({ clip: { x: 0, y: 0, width: 1280, height: 800 } });
}

/** A live game of the sport that the demo's recording shows. */
function liveGame(world: World): number {
  const at = world.now();
  const games = world.catalogue.events.filter(
    (row) => statusOf(row, at) === 'live' && row.participants.length === 2 && !row.embedded,
  );
  const game = games.find((row) => /hockey/i.test(JSON.stringify(row))) ?? games[0];
  if (!game) throw new Error('no game is live');
  return game.id;
}

async function game(browser: Browser, url: string, world: World): Promise<Buffer> {
  const page = await visit(browser, `${url}/login`, {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('textbox', { name: 'Email' }).fill('member@grandstand.test');
  await page.locator('input[type=password]').fill('goal-line-1');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  await page.goto(`${url}/watch/${liveGame(world)}`);
  await page.getByRole('button', { name: 'Play' }).first().click();
  await page.waitForFunction((moment) => {
    const video = document.querySelector('video');
    return video !== null && video.getVideoPlaybackQuality().totalVideoFrames > 30 * moment;
  }, MOMENT_S);
  return page.screenshot();
}

await buildWhenNeeded();
const site = await startDemoSite();
site.world.catalogue.settings.prerolls = [];
const browser = await openBrowser(['--autoplay-policy=no-user-gesture-required']);
try {
  const wide = await home(browser, site.url);
  const narrow = await game(browser, site.url, site.world);
  const picture = await sharp(stage())
    .composite([await fitted(wide, LAPTOP), { input: phone() }, await fitted(narrow, PHONE)])
    .webp({ quality: 82, smartSubsample: true })
    .toBuffer();
  if (picture.length > MOST_BYTES) throw new Error(`${picture.length} bytes are too many`);
  writeFileSync(OUT, picture);
  process.stdout.write(`${OUT}: ${WIDTH} × ${HEIGHT}, ${picture.length} bytes\n`);
} finally {
  await browser.close();
  await site.close();
}
