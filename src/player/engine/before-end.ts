import { isRecord } from '../../lib/parse/is';

const MARGIN_SECONDS = 0.01;

/**
 * Returns a time just before the duration, or just before `time` while the duration is unknown. A time before
 * the duration is returned unchanged.
 */
export function beforeEnd(time: number, duration: number): number {
  if (time < duration) return time;
  return Math.max(0, (Number.isNaN(duration) ? time : duration) - MARGIN_SECONDS);
}

/**
 * The library starts a live stream at the known duration, and seeks there again when playback falls behind.
 * WebKit then treats the video as ended and pauses it, so this makes a live stream seek to just before the
 * duration.
 */
export function seekBeforeEnd(tech: unknown, video: HTMLVideoElement, isLive: () => boolean): void {
  if (!isRecord(tech) || typeof tech.setCurrentTime !== 'function') return;
  const setTime = tech.setCurrentTime.bind(tech);
  tech.setCurrentTime = (time: number) => setTime(isLive() ? beforeEnd(time, video.duration) : time);
}
