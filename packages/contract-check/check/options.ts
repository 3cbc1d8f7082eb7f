import type { Hosts } from './hosts.ts';
import type { Clock } from './rate-limiter.ts';

export interface CheckOptions {
  hosts: Hosts;
  /** The host name whose channel is checked. */
  hostname: string;
  /** Given when the keys host is not to be called. */
  channelKey?: string | undefined;
  account?: { email: string; password: string } | undefined;
  write: boolean;
  /** A payment method that the provider's test mode takes. */
  card?: string | undefined;
  /** A code that a social provider gave, as `google:CODE`. */
  socialCode?: string | undefined;
  deviceCode?: string | undefined;
  /** Returns the links sent to an address, as JSON: GET URL?email=. */
  mailbox?: string | undefined;
  /** Returns a link that deletes an account: POST URL {email} → {url}. */
  deletionLink?: string | undefined;
  /** Milliseconds between two requests for an order or a clip that is in progress. */
  pollEvery: number;
  /** How many calls are in flight at most. */
  concurrency: number;
  /** Operations to check; with `tags`, either will do. All without both. */
  only?: string[] | undefined;
  tags?: string[] | undefined;
  /** The share of all read operations that has to be judged; without it, all that the account can reach. */
  minCoverage?: number | undefined;
  /** Calls per second; without it the check adapts to the backend's limits. */
  ratePerSecond?: number | undefined;
  /** How long the run may wait for the backend's limits in all. */
  maxWaitMs?: number | undefined;
  onWait?: ((ms: number) => void) | undefined;
  headers?: Record<string, string> | undefined;
  showSecrets?: boolean | undefined;
  slowerThanMs?: number | undefined;
  /** Whether a wrong password is tried once. */
  probeLogin?: boolean | undefined;
  /** The origin of the site, for CORS. */
  origin?: string | undefined;
  /** The seed that chooses which of many objects the calls are about. */
  seed?: number | undefined;
  clock?: Clock | undefined;
}
