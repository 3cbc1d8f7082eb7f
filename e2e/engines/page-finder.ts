import { computeAccessibleName, getRole } from 'dom-accessibility-api';

interface Wanted {
  role: string;
  name: string | null;
  isPattern: boolean;
  within: string | null;
  nth: number;
}

/** The attribute that marks a found element for the driver. */
const MARK = 'data-found';

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

/** Finds an element by role and name, marks it, and returns whether it is there. Runs in the page. */
function find({ role, name, isPattern, within, nth }: Wanted): boolean {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
  // While a dialog is modal, nothing behind it can be reached.
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const root = (within && document.querySelector(within)) || modal || document.body;
  const fits = (found: string) =>
    name === null || (isPattern ? new RegExp(name, 'i').test(found) : found.trim() === name);
  const found = [root, ...root.querySelectorAll('*')].filter(
    (element) => getRole(element) === role && isShown(element) && fits(computeAccessibleName(element)),
  )[nth];
  found?.setAttribute(MARK, '');
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found !== undefined;
}

const STATES = [
  'aria-expanded',
  'aria-pressed',
  'aria-checked',
  'aria-current',
  'aria-invalid',
  'aria-selected',
  'aria-disabled',
];

/** The states of an element that a reader announces. */
function statesOf(element: Element): string[] {
  const own = ['checked', 'disabled', 'required'].filter((name) => Reflect.get(element, name) === true);
  const said = STATES.flatMap((state) => {
    const value = element.getAttribute(state);
    return value === null ? [] : `${state.slice('aria-'.length)}=${value}`;
  });
  return [...own, ...said];
}

const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim();

/** Every element of the page with one of these roles, in order. */
const readable = (roles: readonly string[]) =>
  [...document.body.querySelectorAll('*')].flatMap((element) => {
    const role = getRole(element);
    const isRead = role && roles.includes(role) && isShown(element) && !element.closest('[aria-hidden=true]');
    return isRead ? [{ element, role, name: nameOf(element) }] : [];
  });

/** The elements with one of these roles of which a reader cannot say what they are. Runs in the page. */
const unnamed = (roles: readonly string[]): string[] =>
  readable(roles).flatMap(({ element, name }) => (name === '' ? element.outerHTML.slice(0, 200) : []));

/**
 * Marks each element of the first screen that a reader stops at, in order, and returns its role, name and states.
 * Runs in the page.
 */
function markHeard(roles: readonly string[]): { role: string; name: string; states: string[] }[] {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('[data-heard]')) element.removeAttribute('data-heard');
  const found = readable(roles).filter(({ element, role, name }) => {
    // How much is drawn below the first screen differs; a section without a name is no region.
    const isDrawn = element.getBoundingClientRect().top < innerHeight;
    return isDrawn && (role !== 'region' || name !== '');
  });
  return found.map(({ element, role, name }, index) => {
    element.setAttribute('data-heard', `${index}`);
    return { role, name, states: statesOf(element) };
  });
}

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';

/** Records the text of each live region whenever it changes. Runs in the page. */
function listen(): boolean {
  const announced: string[] = [];
  const record = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const regions = [element?.closest(LIVE), ...(element?.querySelectorAll(LIVE) ?? [])];
    for (const region of regions) {
      const text = region?.textContent?.replace(/\s+/g, ' ').trim();
      const line = `${region && getRole(region)}: ${text}`;
      if (region && text && announced.at(-1) !== line) announced.push(line);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) record(node);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  Object.assign(globalThis, { announced });
  return true;
}

Object.assign(globalThis, { pageFinder: { find, unnamed, markHeard, listen } });
