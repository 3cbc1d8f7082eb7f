import { useCallback, useSyncExternalStore } from 'react';
import type { PlaybackState, PlayerHandle } from '../../../player/types';

/** A part of what the player is at, as it changes. */
export function usePlayback<Part>(player: PlayerHandle, part: (state: PlaybackState) => Part): Part {
  const subscribe = useCallback((listener: () => void) => player.playback.subscribe(listener), [player]);
  return useSyncExternalStore(subscribe, () => part(player.playback.get()));
}
