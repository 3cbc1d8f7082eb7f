/** The clock of the check. Tests replace it. */
export interface Clock {
  now(): number;
  sleep(ms: number): Promise<void>;
}

export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

interface RateLimiterOptions {
  clock: Clock;
  /** A fixed rate. Without it, calls slow down when the backend limits them. */
  perSecond?: number | undefined;
  /** The total time that a run may spend waiting for the backend's rate limits. */
  maxWaitMs: number;
  onWait?: ((ms: number) => void) | undefined;
}

const INITIAL_INTERVAL_MS = 25;
const MAX_INTERVAL_MS = 2_000;

/** Spaces calls, and pauses all of them when the backend requests a pause. */
export class RateLimiter {
  readonly #clock: Clock;
  readonly #isAdaptive: boolean;
  readonly #onWait: ((ms: number) => void) | undefined;
  #intervalMs: number;
  #waitLeftMs: number;
  #nextAt = 0;
  #resumeAt = 0;

  constructor({ clock, perSecond, maxWaitMs, onWait }: RateLimiterOptions) {
    this.#clock = clock;
    this.#isAdaptive = perSecond === undefined;
    this.#intervalMs = perSecond === undefined ? 0 : 1000 / perSecond;
    this.#waitLeftMs = maxWaitMs;
    this.#onWait = onWait;
  }

  /** Resolves when the next call may be sent. */
  async acquire(): Promise<void> {
    const now = this.#clock.now();
    const at = Math.max(now, this.#nextAt, this.#resumeAt);
    this.#nextAt = at + this.#intervalMs;
    if (at > now) await this.#clock.sleep(at - now);
  }

  /** Pauses for the time that a 429 requested. Returns false if the run may not wait that long any more. */
  pause(seconds: number): boolean {
    const now = this.#clock.now();
    const until = now + Math.max(0, seconds) * 1000;
    const added = until - Math.max(now, this.#resumeAt);
    if (added > 0) {
      if (added > this.#waitLeftMs) return false;
      this.#waitLeftMs -= added;
      this.#resumeAt = until;
      this.#onWait?.(added);
      if (this.#isAdaptive)
        this.#intervalMs = Math.min(MAX_INTERVAL_MS, Math.max(INITIAL_INTERVAL_MS, this.#intervalMs * 2));
    }
    return true;
  }
}
