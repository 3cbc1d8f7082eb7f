/** The demo channel's evening: a Saturday in October, with games on. */
export const EVENING = Date.UTC(2026, 9, 17, 23, 20);

const RealDate = globalThis.Date;
let start = RealDate.now();
let frozen = false;

const running = () => EVENING + RealDate.now() - start;
const now = () => (frozen ? EVENING : running());

/** Each story begins at the same moment, and time goes on from there, save where pictures are taken. */
export const clock = {
  /** The backend's: what it works on goes on even while the page's clock stands. */
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

/** What is counted in minutes, such as the patience of a player, goes by in seconds. */
export async function hurrying(wait: () => Promise<void>): Promise<void> {
  const before = skipped;
  const begun = realNow();
  performance.now = () => realNow() + before + (realNow() - begun) * (FAST - 1);
  try {
    await wait();
  } finally {
    // It never goes back.
    skipped = performance.now() - realNow();
    performance.now = () => realNow() + skipped;
  }
}
