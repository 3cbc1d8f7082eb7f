/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AccessType } from './accessType.ts';
import type { Gender } from './gender.ts';
import type { Id } from './id.ts';
import type { StreamStatus } from './streamStatus.ts';

/**
 * What the page's list of events is narrowed to. Each field goes to `listEvents` under the same name;
 * null narrows nothing. The viewer may narrow further.
 */
export interface PageFilters {
  stream_status: StreamStatus | null;
  type: AccessType | null;
  gender: Gender | null;
  /** An event category; its subcategories are included. */
  sport: Id | null;
  /** A participant group. */
  school: Id | null;
  /** A participant. */
  team: Id | null;
  /**
     * @maxLength 100
     * @nullable
     */
  city: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  state: string | null;
}
