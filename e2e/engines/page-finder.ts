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

Object.assign(globalThis, { pageFinder: { find, outline } });
