import { requestClock } from '@/lib/time/request-clock';

const SPEED_FACTOR = 200;
const IDLE_AFTER_MS = 10;

let latestTimeout = () => {};

/**
 * Makes retries and polls wait 200 times less, lets a request time out only by `latestRequestTimeout`, and
 * makes the page idle at once. All other timers use real time, so that a busy machine changes nothing.
 */
export function fakeRequestTime(): void {
  const { wait } = requestClock;
  requestClock.wait = (callback, ms) => wait(callback, ms / SPEED_FACTOR);
  requestClock.timeout = (callback) => {
    latestTimeout = callback;
    return () => {};
  };
  window.requestIdleCallback = (callback) =>
    Number(setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 0 }), IDLE_AFTER_MS));
}

/** Returns the function that makes the request currently being sent time out. */
export const latestRequestTimeout = (): (() => void) => latestTimeout;

export const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
