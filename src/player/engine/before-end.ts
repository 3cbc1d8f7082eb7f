import { isRecord } from '../../lib/parse/is';

const MARGIN_SECONDS = 0.01;

/** A time just before the duration, or before itself while the duration is unknown; an earlier time as it is. */
export function beforeEnd(time: number, duration: number): number {
  if (time < duration) return time;
  return Math.max(0, (Number.isNaN(duration) ? time : duration) - MARGIN_SECONDS);
}

/**
 * The library starts a live stream at the duration it knows, and goes there again when playback falls behind.
 * WebKit then takes the video for ended and pauses it, so a live stream is sought just before that.
 */
export function seekBeforeEnd(tech: unknown, video: HTMLVideoElement, isLive: () => boolean): void {
  if (!isRecord(tech) || typeof tech.setCurrentTime !== 'function') return;
  const setTime = tech.setCurrentTime.bind(tech);
  tech.setCurrentTime = (time: number) => setTime(isLive() ? beforeEnd(time, video.duration) : time);
}
