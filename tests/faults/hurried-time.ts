const REQUEST_TIMEOUT_MS = 30_000;
/** How long notices stay, and how long leaving a page may take: neither is a wait for the backend. */
const UNHURRIED: readonly number[] = [3_000, 5_000];

/** What the site waits before it asks again, and how long that is here. */
const hurriedMs = (ms: number) =>
  ms < 1_000 || ms >= REQUEST_TIMEOUT_MS || UNHURRIED.includes(ms) ? ms : ms / 200;

type Callback = (...given: unknown[]) => void;

const realSetTimeout = globalThis.setTimeout;
let lastTimeout: (() => void) | null = null;

/** Waits between calls go by at once; nothing else is hurried, so that a busy machine changes nothing. */
export function hurryTime(): void {
  const hurried = (callback: Callback, delay = 0, ...given: unknown[]) => {
    if (delay === REQUEST_TIMEOUT_MS) lastTimeout = () => callback(...given);
    return realSetTimeout(callback, hurriedMs(delay), ...given);
  };
  globalThis.setTimeout = Object.assign(hurried, realSetTimeout);
  window.setTimeout = globalThis.setTimeout;
}

/** To be asked while a call begins, whose time it then ends. */
export const timeoutOfThisCall = (): (() => void) => lastTimeout ?? (() => {});

export const rest = (ms: number) => new Promise<void>((resolve) => realSetTimeout(resolve, ms));
