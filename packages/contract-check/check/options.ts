import type { Hosts } from './hosts.ts';
import type { Clock } from './rate-limiter.ts';

export interface CheckOptions {
  hosts: Hosts;
  /** The host name of the channel to check. */
  hostname: string;
  /** Set when the check should not fetch the channel key from the keys host. */
  channelKey?: string | undefined;
  account?: { email: string; password: string } | undefined;
  write: boolean;
  /** The id of a payment method that works in the payment provider's test mode. */
  card?: string | undefined;
  /** An authorization code from a social provider, as `google:CODE`. */
  socialCode?: string | undefined;
  deviceCode?: string | undefined;
  /**
   * A URL that returns the links sent to an e-mail address, as JSON. It is called as GET URL?email=ADDRESS.
   */
  mailbox?: string | undefined;
  /**
   * A URL that returns a link for deleting an account. It is called as POST URL with {email}, and returns
   * {url}.
   */
  deletionLink?: string | undefined;
  /** Milliseconds between two requests for the state of an order or a clip that is still in progress. */
  pollEvery: number;
  /** The maximum number of concurrent calls. */
  concurrency: number;
  /**
   * Ids of operations to check. An operation is checked if `only` or `tags` selects it, or if neither is set.
   */
  only?: string[] | undefined;
  tags?: string[] | undefined;
  /**
   * The percentage of all read operations that must be judged. By default, all that the account can reach.
   */
  minCoverage?: number | undefined;
  /** Calls per second. By default the check adapts to the rate limits of the backend. */
  ratePerSecond?: number | undefined;
  /** The total time that the run may spend waiting for the backend's rate limits. */
  maxWaitMs?: number | undefined;
  onWait?: ((ms: number) => void) | undefined;
  headers?: Record<string, string> | undefined;
  showSecrets?: boolean | undefined;
  slowerThanMs?: number | undefined;
  /** Whether to try signing in once with a wrong password. */
  probeLogin?: boolean | undefined;
  /** The origin of the site, for the CORS checks. */
  origin?: string | undefined;
  /** The seed that selects the objects which calls are about, where there are many. */
  seed?: number | undefined;
  clock?: Clock | undefined;
}
