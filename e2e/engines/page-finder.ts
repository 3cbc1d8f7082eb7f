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

/** Every element with a role a reader announces, in order: its role, its name and its states. Runs in the page. */
function outline(within: string | null): string[] {
  const root = (within && document.querySelector(within)) || document.body;
  const states = [
    'aria-expanded',
    'aria-pressed',
    'aria-checked',
    'aria-current',
    'aria-invalid',
    'aria-selected',
  ];
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const role = getRole(element);
    if (!role || ['generic', 'presentation', 'none'].includes(role) || !isShown(element)) return [];
    const said = states.flatMap((state) => {
      const value = element.getAttribute(state);
      return value === null ? [] : `${state.slice(5)}=${value}`;
    });
    return [role, computeAccessibleName(element).replace(/\s+/g, ' ').trim(), ...said].join(' | ');
  });
}

/** What a reader stops at on the first screen: marks each such element in its order, and returns its role and name. Runs in the page. */
function markHeard(roles: readonly string[]): { role: string; name: string }[] {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll('[data-heard]')) element.removeAttribute('data-heard');
  const found = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const role = getRole(element);
    if (!role || !roles.includes(role) || !isShown(element) || element.closest('[aria-hidden=true]'))
      return [];
    const name = computeAccessibleName(element).replace(/\s+/g, ' ').trim();
    // How much is drawn below the first screen differs; a section without a name is no region.
    const isDrawn = element.getBoundingClientRect().top < innerHeight;
    const isHeard = isDrawn && (role !== 'region' || name !== '');
    return isHeard ? [{ element, role, name }] : [];
  });
  return found.map(({ element, role, name }, index) => {
    element.setAttribute('data-heard', `${index}`);
    return { role, name };
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

Object.assign(globalThis, { pageFinder: { find, outline, markHeard, listen } });
