import { isRecord } from '../../lib/parse/is';
import { isHls } from './mime-type';

/*
 * A stream is played by the library through Media Source, or by the browser itself. Safari takes its own way, the
 * others the library's, unless a start stalled.
 */

export const playsByItself = ({ IS_ANY_SAFARI, IS_IOS }: { IS_ANY_SAFARI: boolean; IS_IOS: boolean }) =>
  IS_ANY_SAFARI || IS_IOS;

export const hasBothWays = (video: HTMLVideoElement, type: string) =>
  isHls(type) &&
  video.canPlayType(type) !== '' &&
  ('MediaSource' in globalThis || 'ManagedMediaSource' in globalThis);

/** Decides for the next source whether the library streams it. The library reads this option at each source. */
export function chooseWay(tech: unknown, byLibrary: boolean): void {
  const options = isRecord(tech) ? tech.options_ : null;
  if (!isRecord(options)) return;
  options.vhs = { ...(isRecord(options.vhs) ? options.vhs : {}), overrideNative: byLibrary };
}
