/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capability } from './capability.ts';
import type { Email } from './email.ts';
import type { FeatureCount } from './featureCount.ts';
import type { Id } from './id.ts';
import type { Phone } from './phone.ts';

/**
 * The person whom the API key is bound to.
 */
export interface User {
  id: Id;
  email: Email;
  /** Whether the address was confirmed by the link sent to it. */
  is_verified: boolean;
  /** Whether the password was given out by the channel. The site then opens nothing but the profile's form until it is changed. */
  temporary_password: boolean;
  /**
     * @minLength 1
     * @maxLength 80
     */
  first_name: string;
  /**
     * @minLength 1
     * @maxLength 80
     */
  last_name: string;
  /** Null where the user gave none. */
  phone: Phone | null;
  /** Whether the user wants the channel's newsletter. */
  newsletter: boolean;
  /** Whether the user has accepted the terms and conditions in force. */
  terms: boolean;
  /** Whether the user has had a free trial. A trial is offered only while this is false. */
  trial_period_used: boolean;
  /** Whether the channel's content may not be shown where the user is now. */
  is_geo_blocked: boolean;
  /**
     * What the user's passes and subscriptions in force allow on the whole channel, in lower case, each once.
     * @maxItems 6
     */
  capabilities: Capability[];
  featureCount: FeatureCount;
}
