/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capability } from './capability.ts';
import type { DateTime } from './dateTime.ts';
import type { Id } from './id.ts';

/**
 * What the viewer may do with one event or one medium of the library.
 */
export interface TargetAccess {
  /** The identifier that was asked for. */
  id: Id;
  /**
     * Whether the viewer may watch it: it is free, or they are signed in and it asks no more, or an
     * order, a pass or a subscription opens it. The region is left aside; see `is_geo_blocked`.
     */
  has_access: boolean;
  /**
     * What the viewer may do with it. More than the channel-wide list where a single purchase allows more.
     * @maxItems 6
     */
  capabilities: Capability[];
  /** When the access ends. Null where there is none, or no end. */
  access_ends_at: DateTime | null;
}
