import { useEffect } from 'react';
import type { PlayerParts } from './player-context';

const STEP_SECONDS = 10;

/** Connects the system's media controls: media keys, lock screen, headphones. */
export function useMediaSession(parts: PlayerParts | null, title: string, poster: string | null): void {
  useEffect(() => {
    if (!parts || !('mediaSession' in navigator)) return;
    const { mediaSession } = navigator;
    const { actions, session } = parts;
    mediaSession.metadata = new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] });
    const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
      play: () => session.play(),
      pause: () => session.pause(),
      seekbackward: ({ seekOffset }) => actions.step(-(seekOffset ?? STEP_SECONDS)),
      seekforward: ({ seekOffset }) => actions.step(seekOffset ?? STEP_SECONDS),
      seekto: ({ seekTime }) => seekTime !== undefined && actions.seek(seekTime),
    };
    const entries = Object.entries(handlers) as [MediaSessionAction, MediaSessionActionHandler][];
    for (const [name, handler] of entries) mediaSession.setActionHandler(name, handler);
    return () => {
      mediaSession.metadata = null;
      for (const [name] of entries) mediaSession.setActionHandler(name, null);
    };
  }, [parts, title, poster]);
}
