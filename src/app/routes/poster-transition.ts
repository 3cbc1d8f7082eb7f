/** The one shared name, which only the pressed card's poster and the stage have, and only while they move. */
const NAME = 'poster';

/** How long the old picture may be shown while the next screen renders; a slower screen appears without movement. */
const MAX_WAIT_MS = 200;

const WATCH = /^\/watch\/\d+\/?$/;

let isListening = false;
let isMoving = false;
/** The watch page to which the last poster moved. */
let movedTo: string | null = null;

/** Moves the poster of a pressed card to the watch page's stage, and back to the card when the viewer goes back. */
export function movePosters(): void {
  if (isListening || !('startViewTransition' in document)) return;
  isListening = true;
  document.addEventListener('click', onClick, { capture: true });
  // At its target a capturing listener comes before the router's.
  addEventListener('popstate', onPopState, { capture: true });
}

function onClick(event: MouseEvent): void {
  const { target, button, isTrusted } = event;
  const isPlain = button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || !isPlain || !isTrusted || link.target || !WATCH.test(link.pathname)) return;
  const poster = findPoster(link);
  if (!poster || link.pathname === location.pathname || !mayMove()) return;
  // The link is followed once the browser has taken the picture of this screen.
  event.preventDefault();
  event.stopPropagation();
  movedTo = link.pathname;
  move(
    poster,
    () => (link.isConnected ? link.click() : location.assign(link.href)),
    () => findStage() !== null,
    findStage,
  );
}

function onPopState(event: PopStateEvent): void {
  const path = movedTo;
  const stage = findStage();
  if (!event.isTrusted || !stage || !path || path === location.pathname) return;
  if (event.hasUAVisualTransition || !isBelowHeader(stage) || !mayMove()) return;
  event.stopImmediatePropagation();
  move(
    stage,
    () => dispatchEvent(new PopStateEvent('popstate', { state: event.state })),
    () => findStage() === null,
    () => findCardOf(path),
  );
}

/** No movement disturbs a video that plays: its moving picture would be frozen. */
function mayMove(): boolean {
  const video = document.querySelector<HTMLVideoElement>('[data-mode] video');
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return !isMoving && !isCalm && (!video || video.paused) && !document.querySelector('[data-mode=corner]');
}

function move(
  from: HTMLElement,
  navigate: () => void,
  hasArrived: () => boolean,
  findTarget: () => HTMLElement | null,
): void {
  let to: HTMLElement | null = null;
  isMoving = true;
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(async () => {
    from.style.viewTransitionName = '';
    navigate();
    await waitUntil(hasArrived);
    to = findTarget();
    if (to) to.style.viewTransitionName = NAME;
    else transition.skipTransition();
  });
  // A skipped transition is no error: the next screen is there.
  transition.ready.catch(() => {});
  const end = () => {
    isMoving = false;
    for (const part of [from, to]) part?.style.removeProperty('view-transition-name');
  };
  transition.finished.then(end, end);
}

function waitUntil(isTrue: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => isTrue() && end();
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
  // The first part of a card is its picture.
  const poster = link.closest('article')?.firstElementChild;
  return poster instanceof HTMLElement && isBelowHeader(poster) ? poster : null;
}

function findCardOf(path: string): HTMLElement | null {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')];
  return links.flatMap((link) => (link.pathname === path ? (findPoster(link) ?? []) : []))[0] ?? null;
}

/** A picture that moves is above everything, so one that the header covers in part stays where it is. */
function isBelowHeader(part: HTMLElement): boolean {
  const { top, bottom, left, right } = part.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header - 1 && top < innerHeight && bottom > top && left < innerWidth && right > 0;
}
