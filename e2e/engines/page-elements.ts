import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { HeardInMarkup } from '../../tools/heard/heard-step.ts';

/** An element that a screen reader stops at. */
interface Readable {
  element: Element;
  role: string;
  name: string;
}

const STATES = [
  'aria-expanded',
  'aria-pressed',
  'aria-checked',
  'aria-current',
  'aria-invalid',
  'aria-selected',
  'aria-disabled',
  'aria-valuetext',
];

const withSingleSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null;

/** Returns the modal dialog that covers the page. While it is open, nothing behind it can be reached. */
export const openModal = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

export const nameOf = (element: Element): string => withSingleSpaces(computeAccessibleName(element));

/**
 * Returns an element's role. Screen readers also announce frames and password fields, for which ARIA has no
 * role.
 */
export function roleOf(element: Element): string | null {
  if (element instanceof HTMLIFrameElement && element.title) return 'frame';
  if (element instanceof HTMLInputElement && element.type === 'password') return 'textbox';
  return getRole(element);
}

/** Returns the states and the description that a screen reader announces after an element's name. */
function statesOf(element: Element, name: string): string[] {
  const own = ['checked', 'disabled', 'required'].filter((name) => Reflect.get(element, name) === true);
  const fromAttributes = STATES.flatMap((state) => {
    const value = element.getAttribute(state);
    return value === null ? [] : `${state.slice('aria-'.length)}=${withSingleSpaces(value)}`;
  });
  const popover = element instanceof HTMLButtonElement ? element.popoverTargetElement : null;
  const description = withSingleSpaces(computeAccessibleDescription(element));
  return [
    ...own,
    ...fromAttributes,
    ...(popover ? [`expanded=${popover.matches(':popover-open')}`] : []),
    ...(description && description !== name ? [`description=${description}`] : []),
  ];
}

/** Screen readers skip elements with these roles if they have no name. */
const SKIPPED_WITHOUT_NAME = ['region', 'group'];

/** Whether a region has no content to read yet, such as the empty region of notices. */
const isEmptyRegion = ({ element, role }: Readable): boolean =>
  role === 'region' && element.textContent?.trim() === '' && !element.querySelector('img, input, video');

/** Whether an element is in a later card of a list. Only the first card of a list is recorded. */
function isInLaterCard(element: Element): boolean {
  const card = element.closest('article');
  const item = card?.closest('li') ?? card;
  return item !== null && item.previousElementSibling?.tagName === item.tagName;
}

/** Returns every visible element below a root that has one of these roles, in order. */
export const readableIn = (root: Element, roles: readonly string[]): Readable[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const role = roleOf(element);
    const isRead = role && roles.includes(role) && isShown(element) && !element.closest('[aria-hidden=true]');
    return isRead ? [{ element, role, name: nameOf(element) }] : [];
  });

/** Returns the readable elements below a root that are recorded. */
export const recordedIn = (root: Element, roles: readonly string[]): Readable[] =>
  readableIn(root, roles).filter(
    (readable) =>
      (readable.name !== '' || !SKIPPED_WITHOUT_NAME.includes(readable.role)) &&
      !isEmptyRegion(readable) &&
      !isInLaterCard(readable.element),
  );

export const toHeard = ({ element, role, name }: Readable): HeardInMarkup => ({
  role,
  name,
  states: statesOf(element, name),
});
