import { hasPrivacySignal } from '../../browser/privacy-signal';
import { type Entry, PREFIX } from '../../browser/storage/stored-entry';
import { clockChanges, offsetIn, ownOffsetAt } from '../../lib/time/clock-changes';
import { showStartBackground } from '../../theme/start-background';
import { isSearchKey } from '../layout/search-keys';
import { deferImages } from './deferred-images';
import { DEVICE_COOKIE, type Device, deviceCookie } from './device-cookie';

/**
 * The build writes this script into the page, so that it runs before the first paint. A page rendered at the
 * edge starts like an unrendered one if the device has stored data that the edge does not render, uses another
 * language, or is not in the time zone that the page needs.
 */
const UNKNOWN_AT_EDGE = ['signed_in', 'event_view', 'hide_scores'];

const AFTER_START_MS = 5_000;
const REMEMBERED_MS = 1e9;

const page = document.documentElement;
const root = document.getElementById('root');
const startMark = document.querySelector<HTMLTemplateElement>('#start-mark');

const entryAddress = location.href;
const isRendered = page.dataset.rendered !== undefined;
// An unrendered page needs no time zone, and finding the clock changes of one takes long.
const isOwnZone = isRendered && page.dataset.zone === clockChanges(Date.now(), ownOffsetAt);
const isInWrongZone = page.dataset.needsOwnZone !== undefined && !isOwnZone;

/**
 * Whether this device has other rules for the page's time zone than the edge: governments change them, and an old
 * device does not learn of it. It would format the times of the page differently while hydrating it.
 */
function hasOtherRules(): boolean {
  const { zone, timeZone } = page.dataset;
  if (isOwnZone || timeZone === undefined) return false;
  try {
    return clockChanges(Date.now(), offsetIn(timeZone)) !== zone;
  } catch {
    // The device does not know the zone.
    return true;
  }
}

const lacksRules = isRendered && hasOtherRules();

/** Reads an entry of the device's storage; null if there is none or the storage is blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

const isUnknownAtEdge = () => UNKNOWN_AT_EDGE.some((key) => stored(key) !== null);

/** Reads the language that the viewer chose from the text of its stored entry. */
const chosenLanguage = () => /"value":"(\w+)"/.exec(stored('language') ?? '')?.[1] ?? '';

const readOwnDevice = (): Device => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: chosenLanguage(),
  startsPlain: isUnknownAtEdge(),
});

const isPlain = () =>
  isInWrongZone || lacksRules || isUnknownAtEdge() || !['', page.lang].includes(chosenLanguage());

/**
 * Stores the cookie that describes this device. Returns whether the browser accepts it, since viewers may
 * block cookies. Throws in a frame that may not use cookies.
 */
function storeDeviceCookie(): boolean {
  const cookie = deviceCookie(readOwnDevice(), location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie store writes later, and is not in every supported browser.
  document.cookie = cookie;
  return document.cookie.includes(cookie.split(';')[0] ?? '');
}

/**
 * Fetches the page again in this device's time zone, but only once, because an edge that still sends another
 * time zone would do so again.
 */
function fetchInOwnZone(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'reload' || isUnknownAtEdge() || !storeDeviceCookie()) return;
    // The page's other scripts may still run before the browser leaves it.
    page.dataset.reloads = '';
    location.reload();
  } catch {}
}

/**
 * Marks the rendered page's head tags like those of an unrendered page, so that the site removes them once it
 * adds its own.
 */
function markHeadAsFirst(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('head [data-view]')) tag.dataset.first = '';
}

/**
 * Applies styles from data attributes, because the content security policy blocks inline styles but not those
 * that a script sets.
 */
function applyStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}

/**
 * Removes the cookie notice if the viewer has decided or the browser asks for privacy, and otherwise preloads
 * its code and texts.
 */
function decideOnNotice(): void {
  const isDecided = stored('consent') !== null || hasPrivacySignal();
  if (isDecided) document.querySelector('[data-notice]')?.remove();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=notice]'))
    if (isDecided) link.remove();
    else link.rel = 'modulepreload';
}

/**
 * Marks the last button that was pressed before the code had loaded, so that the code can press it again. A
 * link, and a button that opens a popover, work without code.
 */
function markPress({ target }: Event): void {
  const button = target instanceof Element && target.closest('button:not([popovertarget])');
  if (button && page.dataset.rendered === '') markPressed(button);
}

function markPressed(button: Element): void {
  for (const other of document.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

/**
 * Makes the search's shortcut keys press its button, since the site listens to these keys only after React
 * has hydrated the page.
 */
function pressSearch(event: KeyboardEvent): void {
  const { rendered } = page.dataset;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="/"]');
  if (rendered === undefined || !button || !isSearchKey(event)) return;
  event.preventDefault();
  if (rendered) button.click();
  else markPressed(button);
}

showStartBackground(page);
if (isRendered && root && startMark) {
  root.addEventListener('click', markPress);
  document.addEventListener('keydown', pressSearch);
  if (isPlain()) {
    delete page.dataset.rendered;
    markHeadAsFirst();
    root.replaceChildren(startMark.content);
    // The edge would render the device's own zone by other rules again.
    if (isInWrongZone && !lacksRules) fetchInOwnZone();
  } else {
    applyStyles();
    decideOnNotice();
    // The times on the page stay hidden if it was rendered for another time zone than the viewer's, because
    // they would be wrong for a moment.
    if (isOwnZone) delete page.dataset.zone;
  }
  startMark.remove();
  root.hidden = false;
  if (page.dataset.rendered !== undefined) deferImages(root);
}

/**
 * Updates the cookie for the next page, because the device's stored data changes while the viewer uses the
 * site.
 */
function updateForNextPage(): void {
  try {
    if (isRendered || document.cookie.includes(DEVICE_COOKIE)) storeDeviceCookie();
    if (isRendered && location.href === entryAddress) rememberPage();
  } catch {}
}

/**
 * Stores this page, so that a log-in returns to it. The site's code stores it too, but the viewer may leave
 * before that code has loaded.
 */
function rememberPage(): void {
  const entry: Entry = { value: location.pathname, until: Date.now() + REMEMBERED_MS };
  localStorage.setItem(`${PREFIX}last_page`, JSON.stringify(entry));
}

setTimeout(updateForNextPage, AFTER_START_MS);
document.addEventListener('visibilitychange', updateForNextPage);
