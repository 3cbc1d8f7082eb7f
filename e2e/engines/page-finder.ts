import type { HeardInMarkup } from '../../tools/heard/heard-step.ts';
import { listen, takeAnnounced } from './page-announcements.ts';
import { isShown, nameOf, openModal, readableIn, recordedIn, roleOf, toHeard } from './page-elements.ts';

interface Wanted {
  role: string;
  name: string | null;
  isPattern: boolean;
  within: string | null;
  nth: number;
}

/** The elements that a screen reader can reach at one moment, with the page's title and focus. */
export interface Screen {
  title: string;
  focus: HeardInMarkup | null;
  elements: HeardInMarkup[];
}

/** The attribute that marks a found element for the driver. */
const FOUND = 'data-found';
/** The attribute that marks the elements whose role and name the engine itself should compute. */
const HEARD = 'data-heard';

/** The elements of the last screen that was read, in order. */
let lastRead: Element[] = [];

/** Finds an element by role and name, marks it, and returns whether it exists. Runs in the page. */
function find({ role, name, isPattern, within, nth }: Wanted): boolean {
  document.querySelector(`[${FOUND}]`)?.removeAttribute(FOUND);
  const root = (within && document.querySelector(within)) || openModal() || document.body;
  const fits = (found: string) =>
    name === null || (isPattern ? new RegExp(name, 'i').test(found) : found === name);
  const found = [root, ...root.querySelectorAll('*')].filter(
    (element) => roleOf(element) === role && isShown(element) && fits(nameOf(element)),
  )[nth];
  found?.setAttribute(FOUND, '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== undefined;
}

/** Returns the elements with one of these roles that have no accessible name. Runs in the page. */
const unnamed = (roles: readonly string[]): string[] =>
  readableIn(document.body, roles).flatMap(({ element, name }) =>
    name === '' ? element.outerHTML.slice(0, 200) : [],
  );

/**
 * Reads what a screen reader stops at in a part of the page or an open dialog. Without either it reads only
 * the first screen, because engines render different amounts below it. Runs in the page.
 */
function readScreen(roles: readonly string[], within: string | null): Screen {
  const part = openModal() ?? (within && document.querySelector(within));
  // Cards of games are left out, because the time of day decides which games are listed.
  const isOnFirstScreen = (element: Element) =>
    !element.closest('article') && element.getBoundingClientRect().top + scrollY < innerHeight;
  const found = recordedIn(part || document.body, roles).filter(
    ({ element }) => part || isOnFirstScreen(element),
  );
  lastRead = found.map(({ element }) => element);
  const { activeElement, title } = document;
  const isFocused = activeElement && activeElement !== document.body;
  const focused = isFocused && {
    element: activeElement,
    role: roleOf(activeElement) ?? 'generic',
    name: nameOf(activeElement),
  };
  return { title, focus: focused ? toHeard(focused) : null, elements: found.map(toHeard) };
}

/** Marks some elements of the last screen that was read, for the driver. Runs in the page. */
function markHeard(indexes: readonly number[]): boolean {
  for (const element of document.querySelectorAll(`[${HEARD}]`)) element.removeAttribute(HEARD);
  for (const [order, index] of indexes.entries()) lastRead[index]?.setAttribute(HEARD, `${order}`);
  return true;
}

Object.assign(globalThis, { pageFinder: { find, unnamed, readScreen, markHeard, listen, takeAnnounced } });
