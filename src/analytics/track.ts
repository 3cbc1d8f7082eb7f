import type { VideoEvent, VideoViewing } from '@generated/model';
import { createEmitter } from '../lib/store/emitter';
import type { CommerceEvent } from './commerce';

/** A screen was opened. */
interface Visit {
  /** Its path, without the query. */
  page: string;
  /** The path before it; null for the first. */
  from: string | null;
}

/** What went wrong outside of the calls. */
export type Trouble =
  | { kind: 'uncaught' | 'chunk'; error: unknown }
  | { kind: 'player'; code: string; detail: string };

export interface Tracked {
  event: CommerceEvent;
  visit: Visit;
  firstFrame: VideoEvent;
  viewing: VideoViewing;
  trouble: Trouble;
}

/** What the site tells of what viewers do. Who listens, and what is sent where, is decided elsewhere. */
export const tracked = createEmitter<Tracked>();

export function track(event: CommerceEvent): void {
  tracked.emit('event', event);
}
