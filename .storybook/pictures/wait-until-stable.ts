/*
 * Detects that a screen is stable, so that two pictures of it are the same. Both functions are sent to the
 * page as text, so they use nothing from outside themselves.
 */

declare global {
  /** The calls that have no response yet. */
  var __calls: Set<object>;
  /** Whether the story has ended. Toasts and the like then stay. */
  var __ended: boolean;
  /**
   * Whether the picture is being taken. Nothing then reacts to elements that come into view. The next story
   * in the page resets it.
   */
  var __held: boolean;
}

/** Records from the page's first moment which calls are running and which elements come into view. */
export function recordActivity(): void {
  globalThis.__calls = new Set();
  globalThis.__ended = false;
  globalThis.__held = false;
  const LONG_TIMER_MS = 2_500;
  const realSetTimeout = globalThis.setTimeout;
  const setTimeoutUnlessEnded = (act: TimerHandler, ms = 0, ...args: unknown[]) => {
    if (ms < LONG_TIMER_MS || typeof act !== 'function') return realSetTimeout(act, ms, ...args);
    return realSetTimeout(() => globalThis.__ended || act(...args), ms);
  };
  globalThis.setTimeout = setTimeoutUnlessEnded as typeof setTimeout;
  const call = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const token = {};
    globalThis.__calls.add(token);
    try {
      return await call(...args);
    } finally {
      globalThis.__calls.delete(token);
    }
  };
  globalThis.IntersectionObserver = class extends IntersectionObserver {
    constructor(seen: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => globalThis.__held || seen(entries, observer), options);
    }
  };
}

/**
 * Waits until the screen is stable, because a story's assertions may pass before the rest of its screen has
 * loaded.
 */
export async function waitUntilStable(): Promise<void> {
  const TICK_MS = 50;
  const CALM_TICKS = 8;
  /** A call that takes longer than this is ignored, because a story may block a call forever. */
  const MAX_CALL_MS = 3_000;
  const MAX_WAIT_MS = 8_000;
  const pause = () => new Promise((resolve) => setTimeout(resolve, TICK_MS));

  globalThis.__ended = true;
  globalThis.__held = false;
  scrollTo(0, 0);
  let changed = false;
  const changes = new MutationObserver((records) => {
    const moves = ({ target }: MutationRecord) =>
      !(target instanceof Element ? target : target.parentElement)?.closest('[data-changing]');
    if (records.some(moves)) changed = true;
  });
  changes.observe(document.body, { subtree: true, childList: true, characterData: true });
  const end = performance.now() + MAX_WAIT_MS;
  const seen = new Map<object, number>();
  async function calm(ticks: number): Promise<void> {
    for (let still = 0; still < ticks && performance.now() < end; ) {
      const before = performance.now();
      await pause();
      const late = performance.now() - before > 3 * TICK_MS;
      const waits = [...globalThis.__calls].some((one) => {
        const since = seen.get(one) ?? before;
        seen.set(one, since);
        return performance.now() - since < MAX_CALL_MS;
      });
      still = changed || late || waits ? 0 : still + 1;
      changed = false;
    }
  }

  await calm(CALM_TICKS);
  await document.fonts.ready;
  // Loads all images, because the picture shows the whole page and not only what is in view.
  for (const image of document.images) image.loading = 'eager';
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await calm(CALM_TICKS / 2);
  changes.disconnect();
  globalThis.__held = true;
}
