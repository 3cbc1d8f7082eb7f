import { type RefObject, useEffect, useState } from 'react';

/** iPhones support full screen only for video elements. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen(): void;
}

const isPhoneVideo = (video: HTMLVideoElement | null | undefined): video is PhoneVideo =>
  video != null && 'webkitEnterFullscreen' in video;

/**
 * Returns the element that goes full screen: the marked ancestor that stays when the video changes, or the
 * player if there is none.
 */
function hostOf(player: HTMLElement | null): HTMLElement | null {
  return player?.closest<HTMLElement>('[data-full-screen]') ?? player;
}

export interface FullScreen {
  /** Whether the browser supports full screen for any element or, as on an iPhone, for this video element. */
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
    // Reads the state at once too, because the previous video may have been in full screen.
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
