import { isRecord } from '../../lib/parse/is';
import { type Quality, qualitiesOf, type Rendition } from './quality-levels';

interface StreamRendition {
  id: string;
  playlist: { disabled?: boolean };
  height?: number | undefined;
  bandwidth?: number | undefined;
  enabled(on: boolean): void;
}

/**
 * The members of the streaming engine's source handler that this file uses; the library has no types for it.
 */
interface Stream {
  representations(): StreamRendition[];
  playlists: {
    media():
      | { id?: string; endList?: boolean; attributes?: { RESOLUTION?: { height?: number } } }
      | undefined;
    trigger(event: string): void;
  };
}

function isStream(value: unknown): value is Stream {
  return isRecord(value) && typeof value.representations === 'function' && isRecord(value.playlists);
}

/** Returns the streaming handler of the current source, or null for a plain file or a native stream. */
function streamOf(tech: unknown): Stream | null {
  const stream = isRecord(tech) ? tech.vhs : null;
  return isStream(stream) ? stream : null;
}

export function readQualities(tech: unknown): Quality[] {
  const renditions: Rendition[] = (streamOf(tech)?.representations() ?? []).map((one) => ({
    id: one.id,
    height: one.height ?? null,
    bandwidth: one.bandwidth ?? 0,
  }));
  return qualitiesOf(renditions);
}

export function readHeight(tech: unknown): number | null {
  return streamOf(tech)?.playlists.media()?.attributes?.RESOLUTION?.height ?? null;
}

/**
 * Returns the error of a playlist that could not be loaded. It may be the first playlist, so that no quality
 * is known yet.
 */
export function readStreamError(tech: unknown): unknown {
  const stream = isRecord(tech) ? tech.vhs : null;
  const lists = isRecord(stream) ? stream.playlists : null;
  return isRecord(lists) ? lists.error : undefined;
}

/** Returns to automatic quality: the engine chooses among all renditions at its next check. */
export function enableAll(tech: unknown): void {
  for (const { playlist } of streamOf(tech)?.representations() ?? []) delete playlist.disabled;
}

/**
 * Switches to one of these renditions and drops the buffered segments of the others. The library drops them
 * 100 ms after a rendition is enabled. If the others were disabled only later, the library could choose one
 * of them and drop nothing.
 */
export function switchTo(tech: unknown, ids: readonly string[]): void {
  const stream = streamOf(tech);
  if (ids.includes(stream?.playlists.media()?.id ?? '')) return;
  for (const one of stream?.representations() ?? []) {
    if (!ids.includes(one.id)) continue;
    one.playlist.disabled = true;
    one.enabled(true);
    one.playlist.disabled = true;
  }
}

export function enableOnly(tech: unknown, ids: readonly string[]): void {
  const stream = streamOf(tech);
  for (const { id, playlist } of stream?.representations() ?? [])
    if (ids.includes(id)) delete playlist.disabled;
    else playlist.disabled = true;
  // When switching back to a recording's playlist that is already loaded, the library waits for a load event
  // that never comes (fastQualityChange_ in 3.17.5 subscribes too late), so we trigger the event.
  if (stream?.playlists.media()?.endList) stream.playlists.trigger('loadedplaylist');
}

interface Selecting {
  systemBandwidth: number;
  selectPlaylist: unknown;
}

const isSelecting = (value: unknown): value is Selecting =>
  isRecord(value) && typeof value.systemBandwidth === 'number';

/**
 * Makes automatic quality use only a share of the measured bandwidth. Players on one page measure the
 * connection one after another, so without shares each of them would claim the whole connection.
 */
export function limitToShare(tech: unknown, library: object, share: () => number): void {
  const stream = isRecord(tech) ? tech.vhs : null;
  const select: unknown =
    'Vhs' in library && isRecord(library.Vhs) ? library.Vhs.STANDARD_PLAYLIST_SELECTOR : null;
  if (!isSelecting(stream) || typeof select !== 'function') return;
  stream.selectPlaylist = () =>
    select.call(Object.create(stream, { systemBandwidth: { value: stream.systemBandwidth * share() } }));
}
