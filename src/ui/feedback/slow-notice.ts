import { dismissToast, showToast } from '../overlay/toasts';

const CHECK_INTERVAL_MS = 1_000;
const SLOW_MS = 4_000;
const MAX_TOAST_MS = 120_000;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && element.checkVisibility();
}

let stop: (() => void) | null = null;

/**
 * Shows a toast while a placeholder stays in view for long, because a placeholder alone
 * does not say that loading is slow.
 */
export function noticeSlowLoads(): () => void {
  stop ??= watchPlaceholders();
  return stop;
}

function watchPlaceholders(): () => void {
  let seen = new Map<Element, number>();
  let toast: number | null = null;

  function check(): void {
    const now = Date.now();
    const placeholders = [...document.querySelectorAll('main [data-placeholder]')].filter(isInView);
    seen = new Map(placeholders.map((element) => [element, seen.get(element) ?? now]));
    const isSlow = [...seen.values()].some((since) => now - since >= SLOW_MS);
    if (isSlow) toast ??= showToast({ message: 'state.slow', durationMs: MAX_TOAST_MS });
    else if (toast !== null) {
      dismissToast(toast);
      toast = null;
    }
  }

  const timer = setInterval(check, CHECK_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    stop = null;
  };
}
