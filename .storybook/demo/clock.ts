/** The demo channel's evening: a Saturday in October, with games on. */
export const EVENING = Date.UTC(2026, 9, 17, 23, 20);

const RealDate = globalThis.Date;
let start = RealDate.now();
let frozen = false;

const running = () => EVENING + RealDate.now() - start;
const now = () => (frozen ? EVENING : running());

/** Each story starts at the same moment. Time then runs on, unless a picture is taken. */
export const clock = {
  /** The backend's clock runs on even while the page's clock is frozen, so that its work ends. */
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

/** Makes minutes pass in seconds, for long timeouts such as the player's. */
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

/** Stops the time that the page measures, for a state that passes. Returns what lets it run on. */
export function stopTime(): () => void {
  const stopped = performance.now();
  performance.now = () => stopped;
  return runOn;
}

/** A performance clock never goes backwards, and never jumps. */
function runOn(): void {
  skipped = performance.now() - realNow();
  performance.now = () => realNow() + skipped;
}
