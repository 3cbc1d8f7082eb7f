const MINUTE_MS = 60_000;
/** How long after its first request a host is still being tried. Failed requests are not repeated that soon. */
const TRYING_MS = 2_000;
const MAX_NEW_PER_MINUTE = 100;
const MAX_HOSTS = 500;
const MAX_REFUSED = 2_000;

export interface HostGateOptions {
  /** The hosts that this server answers for; any host if left out. */
  hosts?: readonly string[];
  now(): number;
}

/**
 * Decides which hosts may cause a request to the backend, because anybody can invent a Host header. A host
 * without keys is tried once a minute, and the number of new hosts a minute is limited; the rest get the
 * plain page.
 */
export class HostGate {
  readonly #options: HostGateOptions;
  readonly #known = new Set<string>();
  /** Until when a host is not tried. */
  readonly #refused = new Map<string, number>();
  #minute = 0;
  #tried = 0;

  constructor(options: HostGateOptions) {
    this.#options = options;
  }

  /** How many hosts it remembers. */
  get size(): number {
    return this.#known.size + this.#refused.size;
  }

  admits(host: string): boolean {
    const { hosts, now } = this.#options;
    if (hosts) return hosts.includes(host.replace(/:\d+$/, ''));
    if (this.#known.has(host)) return true;
    const time = now();
    const refusedUntil = this.#refused.get(host) ?? 0;
    // What one page needs arrives together, and the caches share the requests.
    if (time < refusedUntil) return time < refusedUntil - MINUTE_MS + TRYING_MS;
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

  /** The backend has keys for the host. */
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
