import type { Event } from '@generated/model';
import type { ComponentType } from 'react';
import type { PlayerHandle } from '../../../player/types';

interface WatchToolProps {
  event: Event;
  /** What plays: a recording by this channel; null for anything else, and while nothing plays. */
  recording: { mediumId: number; duration: number | null } | null;
  player: PlayerHandle | null;
  capabilities: readonly string[];
}

/** What other features bring to the watch page: app puts them together. */
export interface WatchScreenProps {
  Tool: ComponentType<WatchToolProps>;
  Clips: ComponentType<{ event: Event }>;
}
