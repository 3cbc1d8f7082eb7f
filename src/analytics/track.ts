import { createEmitter } from '../lib/emitter';
import type { CommerceEvent } from './commerce';

/** What the site tells of what viewers do. Who listens, and what is sent where, is decided elsewhere. */
export const tracked = createEmitter<{ event: CommerceEvent }>();

export function track(event: CommerceEvent): void {
  tracked.emit('event', event);
}
