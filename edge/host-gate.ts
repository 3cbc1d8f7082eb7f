const MINUTE_MS = 60_000;
/**
 * After a new host's first request, further requests are admitted for this long. Then they are refused for a
 * minute.
 */
const TRIAL_MS = 2_000;
const MAX_NEW_PER_MINUTE = 100;
const MAX_HOSTS = 500;
const MAX_REFUSED = 2_000;

export interface HostGateOptions {
  /** The hosts that this server serves. By default, any host. */
  hosts?: readonly string[];
  now(): number;
}

/**
 * Decides which hosts may cause requests to the backend, because anybody can invent a Host header. A host
 * without keys is admitted once a minute, and new hosts per minute are limited. All others get the plain
 * page.
 */
export class HostGate {
  readonly #options: HostGateOptions;
  readonly #known = new Set<string>();
  /** The time until which each host without known keys is refused. */
  readonly #refused = new Map<string, number>();
  #minute = 0;
  #tried = 0;

  constructor(options: HostGateOptions) {
    this.#options = options;
  }

  /** The number of stored hosts. */
  get size(): number {
    return this.#known.size + this.#refused.size;
  }

  admits(host: string): boolean {
    const { hosts, now } = this.#options;
    if (hosts) return hosts.includes(host.replace(/:\d+$/, ''));
    if (this.#known.has(host)) return true;
    const time = now();
    const refusedUntil = this.#refused.get(host) ?? 0;
    // One page makes several requests at once. They are all admitted, because the caches share the backend's
    // responses.
    if (time < refusedUntil) return time < refusedUntil - MINUTE_MS + TRIAL_MS;
    if (time >= this.#minute + MINUTE_MS) {
      this.#minute = time;
      this.#tried = 0;
    }
    if (this.#tried >= MAX_NEW_PER_MINUTE) return false;
    this.#tried += 1;
    this.#refused.delete(host);
    this.#refused.set(host, time + MINUTE_MS);
    dropOldest(this.#refused, MAX_REFUSED);
    return true;
  }

  /** Marks a host as known, because the backend has keys for it. */
  remember(host: string): void {
    this.#refused.delete(host);
    this.#known.add(host);
    dropOldest(this.#known, MAX_HOSTS);
  }
}

function dropOldest(entries: Map<string, unknown> | Set<string>, most: number): void {
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
