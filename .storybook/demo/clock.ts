/** The time in the demo channel: a Saturday evening in October, while games are on. */
export const EVENING = Date.UTC(2026, 9, 17, 23, 20);

const RealDate = globalThis.Date;
let start = RealDate.now();
let frozen = false;

const running = () => EVENING + RealDate.now() - start;
const now = () => (frozen ? EVENING : running());

/** Starts each story at the same moment. Time then advances, unless a picture is taken. */
export const clock = {
  /** The backend's clock advances even while the page's clock is frozen, so that its work ends. */
  running,
  reset(options: { frozen: boolean }): void {
    start = RealDate.now();
    frozen = options.frozen;
  },
};

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args: unknown[], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const realNow = performance.now.bind(performance);
const DEFAULT_SPEED = 30;
let skippedMs = 0;

performance.now = () => realNow() + skippedMs;

/** Makes minutes pass in seconds, for long timeouts such as those of the player. */
export async function withFastTime(wait: () => Promise<void>, speed = DEFAULT_SPEED): Promise<void> {
  const before = skippedMs;
  const startedAt = realNow();
  performance.now = () => realNow() + before + (realNow() - startedAt) * (speed - 1);
  try {
    await wait();
  } finally {
    resumeTime();
  }
}

/**
 * Stops the time that the page measures, to keep a temporary state. Returns a function that lets the time
 * advance again.
 */
export function stopTime(): () => void {
  const stopped = performance.now();
  performance.now = () => stopped;
  return resumeTime;
}

/**
 * Lets the time advance again from its current value, because a performance clock never goes backwards or
 * jumps.
 */
function resumeTime(): void {
  skippedMs = performance.now() - realNow();
  performance.now = () => realNow() + skippedMs;
}

const LONG_TIMER_MS = 4_000;
const SHORTER = 20;

/** Makes timers of several seconds end 20 times sooner. Returns a function that undoes this. */
export function shortenLongTimers(): () => void {
  const { setTimeout } = globalThis;
  const shortened = (...[handler, ms = 0, ...values]: Parameters<typeof setTimeout>) =>
    setTimeout(handler, ms < LONG_TIMER_MS ? ms : ms / SHORTER, ...values);
  globalThis.setTimeout = Object.assign(shortened, setTimeout);
  return () => {
    globalThis.setTimeout = setTimeout;
  };
}
