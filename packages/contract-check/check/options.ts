import type { Hosts } from './hosts.ts';

export interface CheckOptions {
  hosts: Hosts;
  /** The host name whose channel is checked. */
  hostname: string;
  /** Given where the keys host is not to be asked. */
  channelKey?: string | undefined;
  account?: { email: string; password: string } | undefined;
  write: boolean;
  /** A payment method that the provider's test mode takes. */
  card?: string | undefined;
  /** A code that a social provider gave, as `google:CODE`. */
  socialCode?: string | undefined;
  deviceCode?: string | undefined;
  /** Answers the links sent to an address, as JSON: GET URL?email=. */
  mailbox?: string | undefined;
  /** Gives a link that deletes an account: POST URL {email} → {url}. */
  deletionLink?: string | undefined;
  /** Milliseconds between two looks at an order or a clip. */
  pollEvery: number;
  /** How many calls are under way at once. */
  concurrency: number;
}
