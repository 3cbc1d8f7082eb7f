import { isPlainClick } from '../../browser/is-plain-click';

/**
 * The view-transition name shared by the pressed card's poster and the watch page's stage, which they have
 * only during the animation.
 */
const TRANSITION_NAME = 'poster';

/**
 * The longest time that the old screen may stay visible while the next one renders. A slower screen appears
 * without an animation.
 */
const MAX_WAIT_MS = 200;

const WATCH_PATH = /^\/watch\/\d+\/?$/;

let isListening = false;
let isAnimating = false;
/** The path of the watch page to which a poster was last animated. */
let animatedPath: string | null = null;

/**
 * Animates the poster of a pressed card to the watch page's stage, and back to the card when the viewer goes
 * back.
 */
export function animatePosters(): void {
  if (isListening || !('startViewTransition' in document)) return;
  isListening = true;
  document.addEventListener('click', onClick, { capture: true });
  // The listener captures, so that it runs before the router's listener on the same target.
  addEventListener('popstate', onPopState, { capture: true });
}

function onClick(event: MouseEvent): void {
  const { target, isTrusted } = event;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !isPlainClick(event) || !isTrusted || link.target || !WATCH_PATH.test(link.pathname)) return;
  const poster = findPoster(link);
  if (!poster || link.pathname === location.pathname || !canAnimate()) return;
  // The link is followed only after the browser has captured an image of this screen.
  event.preventDefault();
  event.stopPropagation();
  animatedPath = link.pathname;
  animate(
    poster,
    () => (link.isConnected ? link.click() : location.assign(link.href)),
    () => findStage() !== null,
    findStage,
  );
}

function onPopState(event: PopStateEvent): void {
  const path = animatedPath;
  const stage = findStage();
  if (!event.isTrusted || !stage || !path || path === location.pathname) return;
  if (event.hasUAVisualTransition || !isBelowHeader(stage) || !canAnimate()) return;
  event.stopImmediatePropagation();
  animate(
    stage,
    () => dispatchEvent(new PopStateEvent('popstate', { state: event.state })),
    () => findStage() === null,
    () => findCardOf(path),
  );
}

/**
 * Whether an animation may run. It may not while a video plays, because the video would be frozen during the
 * animation.
 */
function canAnimate(): boolean {
  const video = document.querySelector<HTMLVideoElement>('[data-mode] video');
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    !isAnimating &&
    !prefersReducedMotion &&
    (!video || video.paused) &&
    !document.querySelector('[data-mode=corner]')
  );
}

function animate(
  from: HTMLElement,
  navigate: () => void,
  isNextScreenShown: () => boolean,
  findTarget: () => HTMLElement | null,
): void {
  let to: HTMLElement | null = null;
  isAnimating = true;
  from.style.viewTransitionName = TRANSITION_NAME;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    navigate();
    await waitUntil(isNextScreenShown);
    to = findTarget();
    if (to) to.style.viewTransitionName = TRANSITION_NAME;
    else transition.skipTransition();
  });
  // A skipped transition is no error, because the next screen is shown anyway.
  transition.ready.catch(() => {});
  const end = () => {
    isAnimating = false;
    for (const part of [from, to]) part?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(end, end);
}

function waitUntil(condition: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => condition() && end();
    const end = () => {
      changes.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const changes = new MutationObserver(check);
    const timer = setTimeout(end, MAX_WAIT_MS);
    changes.observe(document.body, { childList: true, subtree: true });
    check();
  });
}

const findStage = () => document.querySelector<HTMLElement>('[data-mode=stage] [data-full-screen] > *');

function findPoster(link: HTMLAnchorElement): HTMLElement | null {
  // The first element of a card is its poster.
  const poster = link.closest('article')?.firstElementChild;
  return poster instanceof HTMLElement && isBelowHeader(poster) ? poster : null;
}

function findCardOf(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
  return links.flatMap((link) => (link.pathname === path ? (findPoster(link) ?? []) : []))[0] ?? null;
}

/**
 * Whether no part of the element is under the header. An animated poster is above everything, so one that the
 * header partly covers is not animated.
 */
function isBelowHeader(part: HTMLElement): boolean {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header - 1 && top < innerHeight && bottom > top && left < innerWidth && right > 0;
}
