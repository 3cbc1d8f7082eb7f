import { isRecord } from '../../lib/parse/is';
import { isHls } from './mime-type';

/* HLS is played either natively by the browser or by the library through Media Source. Safari uses native
   playback, other browsers use the library. Where a browser supports both, it can fall back to the one
   that it does not usually use. */

export const usesNativePlayback = ({ IS_ANY_SAFARI, IS_IOS }: { IS_ANY_SAFARI: boolean; IS_IOS: boolean }) =>
  IS_ANY_SAFARI || IS_IOS;

export const playsBothWays = (video: HTMLVideoElement, type: string) =>
  isHls(type) &&
  video.canPlayType(type) !== '' &&
  ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

/**
 * Sets whether the library streams the next source. The library reads this option whenever a source is set.
 */
export function streamByLibrary(tech: unknown, video: HTMLVideoElement, byLibrary: boolean): void {
  const options = isRecord(tech) ? tech.options_ : null;
  if (!isRecord(tech) || !isRecord(options)) return;
  options.vhs = { ...(isRecord(options.vhs) ? options.vhs : {}), overrideNative: byLibrary };
  // In Safari the library adds its stream as a <source> for AirPlay. The browser ignores that element after a
  // native source, so the library must not add it.
  tech.addSourceElement = undefined;
  // The library turns AirPlay off for a managed Media Source and never on again, so this turns it on.
  if (!byLibrary) video.disableRemotePlayback = false;
}
