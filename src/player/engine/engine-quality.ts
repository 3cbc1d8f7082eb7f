import { isRecord } from '../../lib/parse/is';
import { type Quality, qualitiesOf, type Rendition } from './quality-levels';

interface StreamRendition {
  id: string;
  playlist: { disabled?: boolean };
  height?: number | undefined;
  bandwidth?: number | undefined;
  enabled(on: boolean): void;
}

/** What is used of the streaming engine's handler, which has no types. */
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

/** The streaming engine behind the player's current source; none for a plain file or a native stream. */
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

/** Why a list of the stream could not be had. It may be the first, before there are any qualities to tell. */
export function readStreamError(tech: unknown): unknown {
  const stream = isRecord(tech) ? tech.vhs : null;
  const lists = isRecord(stream) ? stream.playlists : null;
  return isRecord(lists) ? lists.error : undefined;
}

/** The engine chooses again, when it next looks. */
export function allowAll(tech: unknown): void {
  for (const { playlist } of streamOf(tech)?.representations() ?? []) delete playlist.disabled;
}

/**
 * Turns to one of these: what is loaded of others is dropped. The library does it 100 ms after one is turned on;
 * were it allowed meanwhile, the library might choose it by itself, and drop nothing.
 */
export function turnTo(tech: unknown, wanted: readonly string[]): void {
  const stream = streamOf(tech);
  if (wanted.includes(stream?.playlists.media()?.id ?? '')) return;
  for (const one of stream?.representations() ?? []) {
    if (!wanted.includes(one.id)) continue;
    one.playlist.disabled = true;
    one.enabled(true);
    one.playlist.disabled = true;
  }
}

export function allowOnly(tech: unknown, wanted: readonly string[]): void {
  const stream = streamOf(tech);
  for (const { id, playlist } of stream?.representations() ?? [])
    if (wanted.includes(id)) delete playlist.disabled;
    else playlist.disabled = true;
  // Back to a recording's list that is loaded already, the library waits in vain for it to load before it drops
  // anything (fastQualityChange_ in 3.17.5 notes the wait too late).
  if (stream?.playlists.media()?.endList) stream.playlists.trigger('loadedplaylist');
}
