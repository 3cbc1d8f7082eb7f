import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Where the browser for tests is, if there is one. CHROMIUM names it where it is somewhere else. */
export function findChromium(): string | undefined {
  return PLACES.find((place): place is string => Boolean(place) && existsSync(place ?? ''));
}

/** A browser that keeps to itself: no updates, no look-ups, no background traffic. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];
