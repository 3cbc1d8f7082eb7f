export interface SendQueue<Item> {
  add(item: Item): void;
  /** Drops unsent items and ignores new ones. */
  stop(): void;
}

interface SendQueueOptions<Item> {
  /** Resolves to whether the service accepted the item. The request must be able to outlive the page. */
  send(item: Item): Promise<boolean>;
  /** Runs before the first item is sent. It is retried with backoff while it resolves to false. */
  prepare?(): Promise<boolean>;
  /** Whether `prepare` is done, so that a page that is closing may send items at once. */
  isReady?(): boolean;
  /** Stores items that cannot be sent before the page closes. */
  store?(items: Item[]): void;
  /** Returns the stored items and clears them. */
  takeStored?(): Item[];
}

export const INTERVAL_MS = 100;
const MAX_ITEMS = 500;
/** Browsers limit the keepalive requests of a closing page to 64 KB in total. This limit is a bit smaller. */
const MAX_CLOSING_BYTES = 56_000;
const MIN_BACKOFF_MS = 5_000;
const MAX_BACKOFF_MS = 300_000;

/**
 * Sends items one at a time with a pause in between, so that the site's own requests never wait. A failure
 * doubles the backoff and drops the item, since the service may have received it. When the page is hidden or
 * left, all items are sent at once.
 */
export function createSendQueue<Item>({
  send,
  prepare,
  isReady,
  store,
  takeStored,
}: SendQueueOptions<Item>): SendQueue<Item> {
  let items: Item[] = [];
  let busy = false;
  let leaving = false;
  let stopped = false;
  let backoffMs = MIN_BACKOFF_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      void sendNext();
    }, ms);
  }

  function nextBackoff(): number {
    const currentMs = backoffMs;
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
    return currentMs;
  }

  async function sendNext(): Promise<void> {
    if (busy || timer !== undefined || stopped || items.length === 0) return;
    busy = true;
    let delayMs = INTERVAL_MS;
    try {
      if (prepare && !(await prepare())) delayMs = nextBackoff();
      else {
        const item = items.shift();
        if (item !== undefined && !stopped && !(await send(item))) delayMs = nextBackoff();
        else backoffMs = MIN_BACKOFF_MS;
      }
    } finally {
      busy = false;
    }
    schedule(delayMs);
  }

  function sendAll(): void {
    const all = items;
    items = [];
    let bytes = 0;
    const unsent: Item[] = [];
    for (const item of all) {
      bytes += JSON.stringify(item).length + 200;
      if (isReady?.() === false || bytes > MAX_CLOSING_BYTES) unsent.push(item);
      else void send(item);
    }
    if (unsent.length > 0) store?.(unsent);
  }

  const isUrgent = () => leaving || document.visibilityState === 'hidden';
  const onHide = () => {
    if (isReady?.() !== false && document.visibilityState === 'hidden') sendAll();
  };
  const onLeave = () => {
    leaving = true;
    sendAll();
  };
  const onReturn = () => {
    leaving = false;
    items.unshift(...(takeStored?.() ?? []));
    void sendNext();
  };

  items = takeStored?.() ?? [];
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  void sendNext();

  return {
    add(item) {
      if (stopped) return;
      items.push(item);
      if (items.length > MAX_ITEMS) items.shift();
      if (leaving || (isUrgent() && isReady?.() !== false)) sendAll();
      else void sendNext();
    },
    stop() {
      stopped = true;
      items = [];
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onLeave);
      removeEventListener('pageshow', onReturn);
    },
  };
}
