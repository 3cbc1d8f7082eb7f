import { existsSync } from 'node:fs';

type Path = string | undefined;

const BROWSERS: readonly Path[] = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELLS: readonly Path[] = [
  process.env.CHROMIUM_HEADLESS_SHELL,
  '/usr/bin/chromium-headless-shell',
];

const firstExisting = (paths: readonly Path[]): Path => paths.find((path) => path && existsSync(path));

/** Path of the full browser, if one is installed. CHROMIUM names one in another place. */
export const findChromium = (): Path => firstExisting(BROWSERS);

/**
 * Path of the browser without its own interface: tests take a third less processor time in it.
 * CHROMIUM_HEADLESS_SHELL names one in another place.
 */
export const findHeadlessShell = (): Path => firstExisting(HEADLESS_SHELLS);

/** A browser that stays off the network: no updates, no look-ups, no background traffic. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
