/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capability } from './capability.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { Offer } from './offer.ts';
import type { RenewalPeriod } from './renewalPeriod.ts';

/**
 * A plan that renews by itself until the viewer cancels it.
 */
export interface Subscription {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What it opens, in a sentence or two. Plain text.
     * @maxLength 600
     * @nullable
     */
  description: string | null;
  /** What one period costs, service fee included. */
  price: Money;
  /** The part of the price that is the service fee. */
  service_fee: Money;
  offer: Offer;
  period: RenewalPeriod;
  /**
     * How many days are free at first, for a user who has had no trial yet. Null where there is no trial.
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  trial_period: number | null;
  /**
     * What it lets the viewer do on the whole channel.
     * @maxItems 6
     */
  capabilities: Capability[];
}
