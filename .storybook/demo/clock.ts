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
  begin(options: { frozen: boolean }): void {
    start = RealDate.now();
    frozen = options.frozen;
  },
};

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given: unknown[], newTarget) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const realNow = performance.now.bind(performance);
const FAST = 30;
let skipped = 0;

performance.now = () => realNow() + skipped;

/** Makes minutes pass in seconds, for long timeouts such as those of the player. */
export async function hurrying(wait: () => Promise<void>, times = FAST): Promise<void> {
  const before = skipped;
  const begun = realNow();
  performance.now = () => realNow() + before + (realNow() - begun) * (times - 1);
  try {
    await wait();
  } finally {
    runOn();
  }
}

/**
 * Stops the time that the page measures, to keep a temporary state. Returns a function that lets the time
 * advance again.
 */
export function stopTime(): () => void {
  const stopped = performance.now();
  performance.now = () => stopped;
  return runOn;
}

/**
 * Lets the time advance again from its current value, because a performance clock never goes backwards or
 * jumps.
 */
function runOn(): void {
  skipped = performance.now() - realNow();
  performance.now = () => realNow() + skipped;
}
