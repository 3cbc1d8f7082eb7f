import { useEffect, useState } from 'react';

/** Safari's own AirPlay API; before iOS 13.4 Safari has no other. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker(): void;
}

const isAirPlayVideo = (video: HTMLVideoElement): video is AirPlayVideo =>
  'webkitShowPlaybackTargetPicker' in video;

export interface RemotePlaybackChoice {
  kind: 'airplay' | 'cast';
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
    const stop = (id: number) => void video.remote.cancelWatchAvailability(id).catch(() => {});
    video.remote.watchAvailability(setAvailable).then(
      (id) => {
        if (gone) stop(id);
        else watched = id;
      },
      // The device can't look for screens in the background, so the button is not shown.
      () => {},
    );
    return () => {
      gone = true;
      if (watched !== null) stop(watched);
    };
  }, [video]);

  if (!available) return null;
  if (isAirPlayVideo(video)) return { kind: 'airplay', prompt: () => video.webkitShowPlaybackTargetPicker() };
  // The promise is rejected when the viewer closes the list without a choice, which is no error.
  return { kind: 'cast', prompt: () => void video.remote.prompt().catch(() => {}) };
}
