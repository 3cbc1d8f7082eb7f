/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capability } from './capability.ts';
import type { Id } from './id.ts';
import type { Money } from './money.ts';
import type { Offer } from './offer.ts';
import type { PackageScope } from './packageScope.ts';
import type { PackageType } from './packageType.ts';
import type { RenewalPeriod } from './renewalPeriod.ts';

/**
 * A pass that is bought once. It does not renew.
 */
export interface Package {
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
  type: PackageType;
  /** `single` for a single event, `category` for sports. Null for team, basic and all-access passes. */
  scope: PackageScope | null;
  /** Whether the viewer has to choose a team. True exactly where the type is `team`. */
  is_team_pass: boolean;
  /** What it costs, service fee included. Null where that is the sum of the next two. */
  price: Money | null;
  /** What it costs without the service fee. 0 for a basic pass. */
  base_price: Money;
  service_fee: Money;
  /** The event that a single event's package opens. Null for every other type. */
  event_id: Id | null;
  /**
     * The sports it opens, all of them: an all-access pass lists every sport of the channel. Empty
     * for a single event and for a team pass.
     */
  event_categories: Id[];
  /** The teams that a team pass can be bought for, at least one. Empty for every other type. */
  participants: Id[];
  /** Null where it is offered neither by the year nor by the month. */
  offer: Offer | null;
  /** How long it lasts. Null where it lasts as long as its events can be watched. */
  period: RenewalPeriod | null;
  /**
     * Its place in the list of passes. The heaviest comes first.
     * @minimum 0
     * @maximum 1000
     */
  weight: number;
  /**
     * What it lets the viewer do with what it opens.
     * @maxItems 6
     */
  capabilities: Capability[];
  /** The premium package that a basic pass can be raised to. Null for every other type. */
  upgrade_package_id: Id | null;
}
