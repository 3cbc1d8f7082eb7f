import type { PlayerSource } from '../../types';
import type { DataUse } from '../data-use';
import { isHls, mimeType } from '../mime-type';
import { firstRendition } from './first-rendition';
import { readFirstFiles, readRenditions } from './playlist-text';
import { prefetchFile } from './prefetched-files';

/** A recording's files rarely change, and the viewer may take a moment to press a card. */
const RECORDING_MAX_AGE_MS = 20_000;
/** An older playlist would start a live stream further behind its edge. */
const LIVE_MAX_AGE_MS = 2_000;

export interface PrefetchOptions {
  /** The width of the video on the page, in CSS pixels. */
  width: number;
  dataUse: DataUse;
  /** Whether the video itself is what plays first, and not a preroll. */
  segment: boolean;
}

/** Safari plays HLS natively, so the library would never use the files. */
const playsNatively = (): boolean => navigator.vendor.startsWith('Apple');

/**
 * Prefetches the start of a stream while the player's code is still loading: both playlists and the first segment,
 * each of which names the next. The engine uses the files, and reports a failure.
 */
export function prefetchStream(source: PlayerSource, options: PrefetchOptions): void {
  if (source.type === 'embedded' || playsNatively()) return;
  if (isHls(mimeType(source.url, source.mimeType))) void prefetchStart(source.url, source.live, options);
}

async function prefetchStart(url: string, live: boolean, options: PrefetchOptions): Promise<void> {
  const maxAgeMs = live ? LIVE_MAX_AGE_MS : RECORDING_MAX_AGE_MS;
  const prefetched = prefetchFile(new URL(url, location.href).href, maxAgeMs);
  const master = await prefetched.file;
  if (!master) return;
  const width = options.width * devicePixelRatio;
  // The first choice stays, so that the files of only one rendition are fetched.
  prefetched.rendition ??=
    firstRendition(readRenditions(toText(master.bytes), master.url), { ...options, width })?.url ?? null;
  if (!prefetched.rendition) return;
  const playlist = await prefetchFile(prefetched.rendition, maxAgeMs).file;
  // A live stream starts somewhere behind its edge, which the engine decides.
  if (!playlist || live || !options.segment) return;
  for (const file of readFirstFiles(toText(playlist.bytes), playlist.url)) prefetchFile(file, maxAgeMs);
}

const toText = (bytes: ArrayBuffer): string => new TextDecoder().decode(bytes);
