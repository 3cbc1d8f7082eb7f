/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Event } from './event.ts';

/**
 * What home shows, each part in the order to show. An event may stand in more than one.
 */
export interface HomepageEvents {
  /** Live now. */
  live: Event[];
  /** The next to begin, earliest first. */
  upcoming: Event[];
  /** Finished with a recording that is ready, latest first. */
  vod: Event[];
  /** Those that the channel puts forward, whatever their status. */
  featured: Event[];
}
