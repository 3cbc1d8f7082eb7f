import { isRecord } from '../../lib/parse/is';
import { isHls } from './mime-type';

/*
 * HLS is played natively by the browser, or by the library through Media Source. Safari uses native playback, the
 * others the library; each can fall back to what it does not usually use, where it supports both.
 */

export const usesNativePlayback = ({ IS_ANY_SAFARI, IS_IOS }: { IS_ANY_SAFARI: boolean; IS_IOS: boolean }) =>
  IS_ANY_SAFARI || IS_IOS;

export const playsBothWays = (video: HTMLVideoElement, type: string) =>
  isHls(type) &&
  video.canPlayType(type) !== '' &&
  ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

/** Sets whether the library streams the next source. It reads this option whenever a source is set. */
export function streamByLibrary(tech: unknown, video: HTMLVideoElement, byLibrary: boolean): void {
  const options = isRecord(tech) ? tech.options_ : null;
  if (!isRecord(tech) || !isRecord(options)) return;
  options.vhs = { ...(isRecord(options.vhs) ? options.vhs : {}), overrideNative: byLibrary };
  // In Safari the library adds its stream as a <source> for AirPlay, which is ignored after a native source.
  tech.addSourceElement = undefined;
  // The library switches AirPlay off for a managed Media Source, and never on again.
  if (!byLibrary) video.disableRemotePlayback = false;
}
