export interface SendQueue<Item> {
  add(item: Item): void;
  /** What has not been sent is forgotten, and nothing more is taken. */
  stop(): void;
}

interface Sending<Item> {
  /** Resolves to whether the service has taken it. The request must outlive the page. */
  send(item: Item): Promise<boolean>;
  /** What has to be there before anything is sent: waited for, and tried again later where it fails. */
  prepare?(): Promise<boolean>;
  /** Whether `prepare` is done, so that a page that closes may send at once. */
  isReady?(): boolean;
  /** Takes what can't be sent before the page is gone. */
  keep?(items: Item[]): void;
  /** Gives back what was kept, once. */
  kept?(): Item[];
}

export const PACE_MS = 100;
const LIMIT = 500;
/** Browsers let so much be under way when a page closes: 64 KB in all, with some room left. */
const LAST_BYTES = 56_000;
const FIRST_REST_MS = 5_000;
const LONGEST_REST_MS = 300_000;

/**
 * One record after the other, at a walking pace, so that the site's own calls never wait for them. After a
 * failure it rests, twice as long each time; the record is lost, since the service may well have had it.
 * When the page is hidden or left, all that waits goes out at once, as nothing may run afterwards.
 */
export function createSendQueue<Item>({
  send,
  prepare,
  isReady,
  keep,
  kept,
}: Sending<Item>): SendQueue<Item> {
  let items: Item[] = [];
  let busy = false;
  let leaving = false;
  let stopped = false;
  let rest = FIRST_REST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(ms: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      timer = undefined;
      void next();
    }, ms);
  }

  function failed(): number {
    const wait = rest;
    rest = Math.min(rest * 2, LONGEST_REST_MS);
    return wait;
  }

  async function next(): Promise<void> {
    if (busy || timer !== undefined || stopped || items.length === 0) return;
    busy = true;
    let wait = PACE_MS;
    try {
      if (prepare && !(await prepare())) wait = failed();
      else {
        const item = items.shift();
        if (item !== undefined && !stopped && !(await send(item))) wait = failed();
        else rest = FIRST_REST_MS;
      }
    } finally {
      busy = false;
    }
    later(wait);
  }

  function sendAll(): void {
    const all = items;
    items = [];
    let bytes = 0;
    const late: Item[] = [];
    for (const item of all) {
      bytes += JSON.stringify(item).length + 200;
      if (isReady?.() === false || bytes > LAST_BYTES) late.push(item);
      else void send(item);
    }
    if (late.length > 0) keep?.(late);
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
    items.unshift(...(kept?.() ?? []));
    void next();
  };

  items = kept?.() ?? [];
  document.addEventListener('visibilitychange', onHide);
  addEventListener('pagehide', onLeave);
  addEventListener('pageshow', onReturn);
  void next();

  return {
    add(item) {
      if (stopped) return;
      items.push(item);
      if (items.length > LIMIT) items.shift();
      if (leaving || (isUrgent() && isReady?.() !== false)) sendAll();
      else void next();
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
