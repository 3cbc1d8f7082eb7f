import type { VideoEvent, VideoViewing } from '@generated/model';
import { createEmitter } from '../lib/store/emitter';
import type { CommerceEvent } from './commerce';

/** The visit of a screen that the viewer opened. */
interface Visit {
  /** The path without its query. */
  page: string;
  /** The previous path; null for the first screen. */
  from: string | null;
}

/** An error that occurred outside of API requests. */
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

/** Emits the viewers' actions. The subscribers decide what is sent to which service. */
export const tracked = createEmitter<Tracked>();

export function track(event: CommerceEvent): void {
  tracked.emit('event', event);
}
