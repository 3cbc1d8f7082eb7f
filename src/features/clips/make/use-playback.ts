import { useCallback, useSyncExternalStore } from 'react';
import type { PlaybackState, PlayerHandle } from '../../../player/types';

/** Selects a part of the playback state and renders again when it changes. */
export function usePlayback<Part>(player: PlayerHandle, part: (state: PlaybackState) => Part): Part {
  const subscribe = useCallback((listener: () => void) => player.playback.subscribe(listener), [player]);
  return useSyncExternalStore(subscribe, () => part(player.playback.get()));
}
