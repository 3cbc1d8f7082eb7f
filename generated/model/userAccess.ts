/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Capability } from './capability.ts';
import type { FeatureCount } from './featureCount.ts';
import type { Id } from './id.ts';
import type { TargetAccess } from './targetAccess.ts';

/**
 * What the viewer may watch and do. A visitor has no capabilities, counters at 0 and nothing bought.
 */
export interface UserAccess {
  /**
     * What the viewer may do on the whole channel, each once.
     * @maxItems 6
     */
  capabilities: Capability[];
  /** Whether the channel's content may not be shown where the viewer is now. */
  is_geo_blocked: boolean;
  featureCount: FeatureCount;
  /** The events that the viewer bought singly. Those opened by a pass or a subscription are too many to list; ask with `event_id`. */
  event_ids: Id[];
  /** The library's media that the viewer bought singly. */
  vod_ids: Id[];
  /** The event asked for with `event_id`. Null where none was. */
  event: TargetAccess | null;
  /** The medium asked for with `vod_id`. Null where none was. */
  vod: TargetAccess | null;
}
