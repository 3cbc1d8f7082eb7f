import { useEffect, useState } from 'react';
import type { MessageId } from '../../i18n/message-id';

/** Safari's own AirPlay API; before iOS 13.4 Safari has no other. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker(): void;
}

const isAirPlayVideo = (video: HTMLVideoElement): video is AirPlayVideo =>
  'webkitShowPlaybackTargetPicker' in video;

export interface RemotePlaybackChoice {
  kind: 'airplay' | 'cast';
  label: MessageId;
  /** Opens the browser's list of screens. */
  prompt(): void;
}

/** Lets the viewer choose another screen; null unless the browser has found one that can play this video. */
export function useRemotePlayback(video: HTMLVideoElement): RemotePlaybackChoice | null {
  const [available, setAvailable] = useState(false);

  useEffect(() => {
    if (isAirPlayVideo(video)) {
      const changed = (event: Event) =>
        setAvailable('availability' in event && event.availability === 'available');
      video.addEventListener('webkitplaybacktargetavailabilitychanged', changed);
      return () => video.removeEventListener('webkitplaybacktargetavailabilitychanged', changed);
    }
    if (!('remote' in video)) return;
    let watched: number | null = null;
    let gone = false;
    const stop = async (id: number) => {
      // The browser rejects this when it has already ended the search for screens.
      await Promise.resolve(video.remote.cancelWatchAvailability(id)).catch(() => {});
    };
    video.remote.watchAvailability(setAvailable).then(
      (id) => {
        if (gone) void stop(id);
        else watched = id;
      },
      // The device can't look for screens in the background, so the button is not shown.
      () => {},
    );
    return () => {
      gone = true;
      if (watched !== null) void stop(watched);
    };
  }, [video]);

  if (!available) return null;
  if (isAirPlayVideo(video))
    return {
      ...{ kind: 'airplay', label: 'player.airPlay' },
      prompt: () => video.webkitShowPlaybackTargetPicker(),
    };
  // The promise is rejected when the viewer closes the list without a choice, which is no error.
  return { kind: 'cast', label: 'player.cast', prompt: () => void video.remote.prompt().catch(() => {}) };
}
