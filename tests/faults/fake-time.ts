import { requestClock } from '@/lib/time/request-clock';

const SPEED = 200;
const IDLE_AFTER_MS = 10;

let latestTimeout = () => {};

/**
 * Retries and polls wait 200 times less, a request times out only by `latestRequestTimeout`, and the page is
 * idle at once. All other timers keep real time, so that a busy machine changes nothing.
 */
export function fakeRequestTime(): void {
  const { wait } = requestClock;
  requestClock.wait = (callback, ms) => wait(callback, ms / SPEED);
  requestClock.timeout = (callback) => {
    latestTimeout = callback;
    return () => {};
  };
  window.requestIdleCallback = (callback) =>
    Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }), IDLE_AFTER_MS));
}

/** Times out the request that is being sent when this is read. */
export const latestRequestTimeout = (): (() => void) => latestTimeout;

export const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
