import { isRecord } from '../lib/is';
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
  playlists: { media(): { attributes?: { RESOLUTION?: { height?: number } } } | undefined };
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

/** Only these renditions are played, from now on; null leaves the choice to the engine, when it next looks. */
export function allowRenditions(tech: unknown, wanted: readonly string[] | null): void {
  const renditions = streamOf(tech)?.representations() ?? [];
  // Turning one on switches to it at once and drops what is loaded, which a chosen quality wants and auto doesn't.
  if (wanted === null) for (const { playlist } of renditions) delete playlist.disabled;
  else {
    for (const one of renditions) one.enabled(false);
    for (const one of renditions.filter(({ id }) => wanted.includes(id))) one.enabled(true);
  }
}
