import { type RefObject, useEffect, useState } from 'react';

/** iPhones support full screen only for video elements. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

const isPhoneVideo = (video: HTMLVideoElement | null | undefined): video is PhoneVideo =>
  video != null && 'webkitEnterFullscreen' in video;

/** What goes full screen: what surrounds the player if it outlives one video, else the player. */
function hostOf(player: HTMLElement | null): HTMLElement | null {
  return player?.closest<HTMLElement>('[data-full-screen]') ?? player;
}

export interface FullScreen {
  /** An iPhone shows nothing but a video element in full screen. */
  available: boolean;
  full: boolean;
  toggle(): void;
}

export function useFullScreen(
  root: RefObject<HTMLElement | null>,
  video: HTMLVideoElement | undefined,
): FullScreen {
  const [full, setFull] = useState(false);

  useEffect(() => {
    const changed = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === hostOf(root.current));
    // The previous video may have been in full screen.
    changed();
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [root]);

  async function enter(element: HTMLElement) {
    await element.requestFullscreen({ navigationUI: 'hide' });
    // Only phones can lock the orientation; other devices reject the call.
    const { orientation } = screen;
    if ('lock' in orientation && typeof orientation.lock === 'function') await orientation.lock('landscape');
  }

  return {
    available: 'requestFullscreen' in document.documentElement || isPhoneVideo(video),
    full,
    toggle() {
      const element = hostOf(root.current);
      if (!element) return;
      const ignore = () => {};
      if (document.fullscreenElement === element) document.exitFullscreen().catch(ignore);
      else if ('requestFullscreen' in element) enter(element).catch(ignore);
      else if (isPhoneVideo(video)) video.webkitEnterFullscreen();
    },
  };
}
