import type { Page } from '@playwright/test';

export interface Leftovers {
  intervals: number;
  timeouts: number;
  /** Listeners on the window and the document. */
  listeners: number;
  workers: number;
  /** Object URLs that were not revoked. */
  urls: number;
  videos: number;
  players: number;
}

interface Counts {
  intervals: Set<unknown>;
  timeouts: Set<unknown>;
  listeners: Set<string>;
  workers: Set<unknown>;
  urls: Set<string>;
}

declare global {
  interface Window {
    leftovers: Counts;
  }
}

/** Makes the page count the resources that it starts and ends. Call this before opening the page. */
export async function instrument(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts: Counts = {
      intervals: new Set(),
      timeouts: new Set(),
      listeners: new Set(),
      workers: new Set(),
      urls: new Set(),
    };
    window.leftovers = counts;
    const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = setInterval(...args);
        counts.intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        counts.intervals.delete(id);
        counts.timeouts.delete(id);
        clearInterval(id);
      },
      setTimeout: (run: () => void, ...rest: [number?]) => {
        const id = setTimeout(
          () => {
            counts.timeouts.delete(id);
            run();
          },
          ...rest,
        );
        counts.timeouts.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        counts.intervals.delete(id);
        counts.timeouts.delete(id);
        clearTimeout(id);
      },
    });

    const numbers = new WeakMap<object, number>();
    let next = 0;
    const key = (target: EventTarget, type: string, listener: object, options: unknown) => {
      if (!numbers.has(listener)) {
        next += 1;
        numbers.set(listener, next);
      }
      const capture =
        typeof options === 'object' && options !== null ? 'capture' in options && options.capture : options;
      return `${target === window ? 'window' : 'document'} ${type} ${numbers.get(listener)} ${Boolean(capture)}`;
    };
    for (const target of [window, document]) {
      const add = target.addEventListener.bind(target);
      const remove = target.removeEventListener.bind(target);
      target.addEventListener = (
        type: string,
        listener: EventListener,
        options?: AddEventListenerOptions,
      ) => {
        if (listener && !options?.once) counts.listeners.add(key(target, type, listener, options));
        add(type, listener, options);
      };
      target.removeEventListener = (
        type: string,
        listener: EventListener,
        options?: EventListenerOptions,
      ) => {
        if (listener) counts.listeners.delete(key(target, type, listener, options));
        remove(type, listener, options);
      };
    }

    const { Worker: RealWorker } = window;
    window.Worker = class extends RealWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        counts.workers.add(this);
      }
      override terminate() {
        counts.workers.delete(this);
        super.terminate();
      }
    };

    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (blob) => {
      const url = createObjectURL(blob);
      counts.urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      counts.urls.delete(url);
      revokeObjectURL(url);
    };
  });
}

/** Counts the resources that are still alive after garbage collection. */
export async function countLeftovers(page: Page): Promise<Leftovers> {
  const session = await page.context().newCDPSession(page);
  const alive = async (expression: string) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (!result.objectId) return 0;
    const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId });
    const { result: length } = await session.send('Runtime.callFunctionOn', {
      objectId: objects.objectId,
      functionDeclaration: 'function () { return this.length; }',
      returnByValue: true,
    });
    await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' });
    return Number(length.value);
  };
  await session.send('HeapProfiler.collectGarbage');
  const videos = await alive('HTMLVideoElement.prototype');
  const players = await alive('MediaSource.prototype');
  await session.detach();
  const counted = await page.evaluate(() => {
    const { intervals, timeouts, listeners, workers, urls } = window.leftovers;
    return {
      intervals: intervals.size,
      timeouts: timeouts.size,
      listeners: listeners.size,
      workers: workers.size,
      urls: urls.size,
    };
  });
  return { ...counted, videos, players };
}
