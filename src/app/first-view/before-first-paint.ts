import { type Entry, PREFIX } from '../../browser/storage/stored-entry';
import { clockChanges, ownOffsetAt } from '../../lib/time/clock-changes';
import { isSearchKey } from '../layout/search-keys';
import { DEVICE_COOKIE, type Device, deviceCookie } from './device-cookie';
import { holdPictures } from './held-pictures';

/**
 * The build writes this script into the page. Where the edge has rendered the page, it runs before the first paint. A
 * device starts as an unrendered page does if it has stored what the edge does not render, reads another language, or is
 * in another zone than the page's days.
 */
const UNKNOWN_AT_EDGE = ['signed_in', 'event_view', 'hide_scores'];

const AFTER_START_MS = 5_000;
const REMEMBERED_MS = 1e9;

const page = document.documentElement;
const root = document.getElementById('root');
const startMark = document.querySelector<HTMLTemplateElement>('#start-mark');

const arrival = location.href;
const isRendered = page.dataset.rendered !== undefined;
const isOwnZone = page.dataset.zone === clockChanges(Date.now(), ownOffsetAt);
const isInWrongZone = page.dataset.needsOwnZone !== undefined && !isOwnZone;

/** Storage may be blocked. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

const isUnknownAtEdge = () => UNKNOWN_AT_EDGE.some((key) => stored(key) !== null);

/** The language that the viewer chose, as the text of its stored entry has it. */
const chosenLanguage = () => /"value":"(\w+)"/.exec(stored('language') ?? '')?.[1] ?? '';

const readOwnDevice = (): Device => ({
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: chosenLanguage(),
  startsPlain: isUnknownAtEdge(),
});

const isPlain = () => isInWrongZone || isUnknownAtEdge() || !['', page.lang].includes(chosenLanguage());

/** Whether the browser keeps it: viewers may allow no cookies. Throws where a frame has none. */
function keepDevice(): boolean {
  const cookie = deviceCookie(readOwnDevice(), location.protocol === 'https:');
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie store writes later, and is not in every supported browser.
  document.cookie = cookie;
  return document.cookie.includes(cookie.split(';')[0] ?? '');
}

/** Fetches the page again in this device's zone, once: an edge that still sends another zone cannot do better. */
function fetchInOwnZone(): void {
  try {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type !== 'reload' && !isUnknownAtEdge() && keepDevice()) location.reload();
  } catch {}
}

/** Marks what describes the rendered page like that of an unrendered one: the site removes it once it describes itself. */
function markHeadAsFirst(): void {
  for (const tag of document.querySelectorAll<HTMLElement>('head [data-view]')) tag.dataset.first = '';
}

/** The policy blocks styles in the text of a page, but not those that its scripts set. */
function applyStyles(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
    element.removeAttribute('data-style');
  }
}

/**
 * Marks the last button that was pressed before the code had loaded, for the code to press it once more. A link, and a
 * button that opens a popover, need no code.
 */
function markPress({ target }: Event): void {
  const button = target instanceof Element && target.closest('button:not([popovertarget])');
  if (button && page.dataset.rendered === '') mark(button);
}

function mark(button: Element): void {
  for (const other of document.querySelectorAll('[data-pressed]')) other.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

/** The keys of the search press its button, since the site listens to them only after it has taken the page over. */
function pressSearch(event: KeyboardEvent): void {
  const { rendered } = page.dataset;
  const button = document.querySelector<HTMLElement>('[aria-keyshortcuts~="/"]');
  if (rendered === undefined || !button || !isSearchKey(event)) return;
  event.preventDefault();
  if (rendered) button.click();
  else mark(button);
}

if (isRendered && root && startMark) {
  root.addEventListener('click', markPress);
  document.addEventListener('keydown', pressSearch);
  if (isPlain()) {
    delete page.dataset.rendered;
    markHeadAsFirst();
    root.replaceChildren(startMark.content);
    if (isInWrongZone) fetchInOwnZone();
  } else {
    applyStyles();
    // Times in another zone than the viewer's would be wrong for a moment.
    if (isOwnZone) delete page.dataset.zone;
  }
  startMark.remove();
  root.hidden = false;
  if (page.dataset.rendered !== undefined) holdPictures(root);
}

/** For the next page: what the device stores changes while the viewer uses the site. */
function keepUpToDate(): void {
  try {
    if (isRendered || document.cookie.includes(DEVICE_COOKIE)) keepDevice();
    if (isRendered && location.href === arrival) rememberPage();
  } catch {}
}

/** A log-in returns to this page, even if the viewer leaves before the code has loaded, which stores it otherwise. */
function rememberPage(): void {
  const entry: Entry = { value: location.pathname, until: Date.now() + REMEMBERED_MS };
  localStorage.setItem(`${PREFIX}last_page`, JSON.stringify(entry));
}

setTimeout(keepUpToDate, AFTER_START_MS);
document.addEventListener('visibilitychange', keepUpToDate);
