import type { Event } from '@generated/model';
import type { ComponentType } from 'react';
import type { PlayerHandle } from '../../../player/types';

interface WatchToolProps {
  event: Event;
  /** The recording that plays; null while anything else or nothing plays. */
  recording: { mediumId: number; duration: number | null } | null;
  player: PlayerHandle | null;
  capabilities: readonly string[];
}

/** Parts of other features, which app passes in. */
export interface WatchScreenProps {
  Tool: ComponentType<WatchToolProps>;
  Clips: ComponentType<{ event: Event }>;
}
