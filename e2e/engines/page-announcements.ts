import { getRole } from 'dom-accessibility-api';
import { isShown } from './page-elements.ts';

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], output';
interface Announcement {
  kind: string;
  text: string;
}

const ACTIONS = ['pointerdown', 'keydown', 'input', 'click'];

/**
 * Recording starts with the first action, because what is announced during page load depends on the engine's
 * speed.
 */
let hasActed = false;
/** The last text of each live region that has changed, in the order of the changes. */
const announced = new Map<Element, Announcement>();
/** The live regions that were on the page before a change, with their texts. */
const known = new WeakMap<Element, string>();

const textOf = (region: Element) =>
  // biome-ignore lint/performance/useDomNodeTextContent: hidden text is not announced, and blocks need spaces between
  (region instanceof HTMLElement ? region.innerText : '').replace(/\s+/g, ' ').trim();

function kindOf(region: Element): string {
  const role = getRole(region);
  const kind = role === 'alert' || role === 'log' ? role : (region.getAttribute('aria-live') ?? 'status');
  // Not every screen reader announces the initial text of a new region, unless it is an alert.
  return known.has(region) || role === 'alert' ? kind : `${kind} in a new region`;
}

function record(region: Element): void {
  const text = textOf(region);
  const isAnnounced = hasActed && text !== '' && text !== known.get(region) && isShown(region);
  if (isAnnounced && !region.closest('[aria-hidden=true]')) {
    announced.delete(region);
    announced.set(region, { kind: kindOf(region), text });
  }
  known.set(region, text);
}

function regionsOf(node: Node): Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  const around = element?.closest(LIVE);
  return [...(around ? [around] : []), ...(element?.querySelectorAll(LIVE) ?? [])];
}

/** Records what the live regions of the page announce from now on. Runs in the page, once. */
export function listen(): boolean {
  for (const region of document.querySelectorAll(LIVE)) known.set(region, textOf(region));
  new MutationObserver((changes) => {
    const nodes = changes.flatMap(({ target, addedNodes }) => [target, ...addedNodes]);
    for (const region of new Set(nodes.flatMap(regionsOf))) record(region);
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden', 'role', 'aria-live'],
  });
  const act = () => {
    hasActed = true;
  };
  for (const action of ACTIONS) addEventListener(action, act, { capture: true, once: true });
  return true;
}

/**
 * Whether every engine records an announcement: texts that appear only briefly while typing or waiting depend
 * on speed.
 */
function isLasting(region: Element, { kind, text }: Announcement): boolean {
  const isStillThere = region.isConnected && textOf(region) === text;
  return isStillThere || kind === 'status' || kind === 'alert';
}

/** Returns what was announced since the last call: the last text of each region. Runs in the page. */
export function takeAnnounced(): string[] {
  const lasting = [...announced].filter(([region, announcement]) => isLasting(region, announcement));
  announced.clear();
  return lasting.map(([, { kind, text }]) => `${kind}: ${text}`);
}
