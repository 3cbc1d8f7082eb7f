import { earlyText } from '../../i18n/early-texts';

/** The notice appears this long after the page was requested. */
const SLOW_MS = 4_000;
const RETRY_MS = 8_000;

const BROWSERS = 'Chrome 120, Edge 120, Firefox 125, Safari 17.4';

type Awaited = 'site' | 'service';
const SILENT_TEXTS = { site: 'siteSilent', service: 'serviceSilent' } as const;

/**
 * Shows a notice for a slow start. It uses plain DOM, so that it works even if the site's main code never
 * loads.
 */
export function createSlowStart(now: () => number, reload: () => void) {
  let awaited: Awaited = 'site';
  let shown: HTMLElement | null = null;
  let hasEnded = false;
  let timers: ReturnType<typeof setTimeout>[] = [];

  function getElement(): HTMLElement {
    if (!shown) {
      shown = document.createElement('div');
      shown.className = 'start-words';
      shown.setAttribute('role', 'status');
      document.body.append(shown);
    }
    return shown;
  }

  function showLines(...texts: string[]): HTMLElement {
    const element = getElement();
    element.replaceChildren(
      ...texts.map((text) => {
        const line = document.createElement('p');
        line.textContent = text;
        return line;
      }),
    );
    return element;
  }

  function offerRetry(reason: string): void {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'start-retry';
    button.textContent = earlyText('tryAgain');
    button.addEventListener('click', reload);
    showLines(earlyText('slowStart'), reason).append(button);
    addEventListener('online', reload);
  }

  function onStuck(): void {
    const silent = document.readyState === 'loading' ? 'pageIncomplete' : SILENT_TEXTS[awaited];
    // Nothing can be shown on a page of which not even the head has arrived.
    if (!document.body) reloadOnce();
    else offerRetry(earlyText(navigator.onLine === false ? 'offline' : silent));
  }

  /**
   * Offers a retry if a script of the page fails to load, because the site cannot start without it. A failed
   * image is ignored.
   */
  function onLostFile({ target }: Event): void {
    if (!(target instanceof HTMLScriptElement)) return;
    stopTimers();
    onceOnPage(() => offerRetry(earlyText(navigator.onLine === false ? 'offline' : 'fileLost')));
  }

  function reloadOnce(): void {
    const [navigation] = performance.getEntriesByType('navigation');
    if (navigation?.type !== 'reload') reload();
  }

  function stopTimers(): void {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
  }

  return {
    watch(): void {
      if (hasEnded) return;
      timers = [
        setTimeout(() => document.body && showLines(earlyText('slowStart')), SLOW_MS - now()),
        setTimeout(onStuck, RETRY_MS - now()),
      ];
      addEventListener('error', onLostFile, true);
    },
    /** Shows, in place of the site, that this browser is too old. */
    refuse(): void {
      onceOnPage(() => showLines(`${earlyText('tooOld')} ${BROWSERS}.`));
    },
    /** Sets what the start is waiting for from now on. */
    waitFor(next: Awaited): void {
      awaited = next;
    },
    end(): void {
      hasEnded = true;
      stopTimers();
      removeEventListener('error', onLostFile, true);
      removeEventListener('online', reload);
      shown?.remove();
      shown = null;
    },
  };
}

/** Shows something at once, or after the page has its body. */
function onceOnPage(show: () => void): void {
  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show, { once: true });
}

export const slowStart = createSlowStart(
  () => performance.now(),
  () => location.reload(),
);
