import type { Event } from '@generated/model';
import type { ComponentType } from 'react';
import type { PlayerHandle } from '../../../player/types';

interface WatchToolProps {
  event: Event;
  /** Whether the viewer may watch the event, and the channel plays it itself. */
  ownVideo: boolean;
  /** The recording that plays. Null if a live stream, another video or nothing plays. */
  recording: { mediumId: number; duration: number | null } | null;
  player: PlayerHandle | null;
  capabilities: readonly string[];
}

/** Components of other features, passed in by the app. */
export interface WatchScreenProps {
  Tool: ComponentType<WatchToolProps>;
  Clips: ComponentType<{ event: Event }>;
}
