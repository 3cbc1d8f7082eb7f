import { folderOf, loopSecondsOf, type SceneName } from './scenes.ts';

/*
 * Makes an endless stream from one short recording. Segment n since 1970 is segment n modulo the length of
 * the recording, and the clock determines which segments exist. So all clients get the same stream without
 * stored state.
 */

const SEGMENT_SECONDS = 2;
/** The number of segments in a scene's loop. */
export const segmentsOf = (scene: SceneName): number => loopSecondsOf(scene) / SEGMENT_SECONDS;
const SEGMENT_MS = SEGMENT_SECONDS * 1000;

const RENDITIONS = [
  { name: '360p', resolution: '640x360' },
  { name: '234p', resolution: '416x234' },
] as const;
export type Rendition = (typeof RENDITIONS)[number]['name'];

/** The highest bit rate per rendition, just above that of each scene's largest segment. */
const BANDWIDTHS: Readonly<Record<SceneName, Record<Rendition, number>>> = {
  rink: { '360p': 584_000, '234p': 287_000 },
  court: { '360p': 211_000, '234p': 147_000 },
  net: { '360p': 126_000, '234p': 102_000 },
  pitch: { '360p': 270_000, '234p': 181_000 },
  gridiron: { '360p': 353_000, '234p': 226_000 },
  pool: { '360p': 196_000, '234p': 127_000 },
  stage: { '360p': 136_000, '234p': 108_000 },
};

const CODECS = 'avc1.4d401e,mp4a.40.2';
/** A player needs three segments before the live edge to start well. */
const MIN_SEGMENTS = 3;

export const isRendition = (name: string): name is Rendition =>
  RENDITIONS.some((rendition) => rendition.name === name);

export interface LiveWindow {
  /** The current time in milliseconds since the epoch. */
  now: number;
  /** How far back a viewer can seek, in seconds. */
  dvrSeconds: number;
  /** The start of the stream. The playlist has no earlier segments. */
  since?: number | undefined;
}

/** Returns the first and the last number of the existing segments. The last one is complete at `now`. */
export function segmentsAt({ now, dvrSeconds, since = 0 }: LiveWindow): { first: number; last: number } {
  const last = Math.floor(now / SEGMENT_MS) - 1;
  const wanted = last - Math.max(MIN_SEGMENTS, Math.floor(dvrSeconds / SEGMENT_SECONDS)) + 1;
  const firstSinceStart = Math.min(Math.ceil(since / SEGMENT_MS), last - MIN_SEGMENTS + 1);
  return { first: Math.max(0, wanted, firstSinceStart), last };
}

const fileOf = (rendition: Rendition, scene: SceneName, segment: number): string =>
  `${folderOf(scene)}/${rendition}-${String(segment).padStart(2, '0')}.ts`;

/** Returns the files of a scene's loop, relative to mocks/media/files. */
export const filesOf = (rendition: Rendition, scene: SceneName): string[] =>
  Array.from({ length: segmentsOf(scene) }, (_, segment) => fileOf(rendition, scene, segment));

interface Written {
  dated: boolean;
  scene: SceneName;
  /** The number of segments to skip at the start of the loop. */
  shift?: number;
}

function lines(
  rendition: Rendition,
  first: number,
  last: number,
  { dated, scene, shift = 0 }: Written,
): string[] {
  const out: string[] = [];
  for (let segment = first; segment <= last; segment += 1) {
    const index = (segment + shift) % segmentsOf(scene);
    const wraps = index === 0 && (dated || segment > first);
    if (wraps) out.push('#EXT-X-DISCONTINUITY');
    if (dated && (wraps || segment === first))
      out.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(segment * SEGMENT_MS).toISOString()}`);
    out.push(`#EXTINF:${SEGMENT_SECONDS.toFixed(3)},`, `../../files/${fileOf(rendition, scene, index)}`);
  }
  return out;
}

/** Returns the playlist of a live rendition. */
export function livePlaylist(rendition: Rendition, window: LiveWindow, scene: SceneName = 'rink'): string {
  const { first, last } = segmentsAt(window);
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // Counts the discontinuities before the window. One at the window's start is not counted, because the
    // playlist itself states it.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor((first - 1) / segmentsOf(scene))}`,
    ...lines(rendition, first, last, { dated: true, scene }),
  ].join('\n')}\n`;
}

/**
 * Returns the playlist of a recording of any length. It repeats the loop, and each camera starts at another
 * point.
 */
export function recordingPlaylist(
  rendition: Rendition,
  seconds: number,
  { scene = 'rink', shift = 0 }: { scene?: SceneName; shift?: number } = {},
): string {
  const last = Math.max(1, Math.ceil(seconds / SEGMENT_SECONDS)) - 1;
  return `${[
    '#EXTM3U',
    '#EXT-X-VERSION:6',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${SEGMENT_SECONDS}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    ...lines(rendition, 0, last, { dated: false, scene, shift }),
    '#EXT-X-ENDLIST',
  ].join('\n')}\n`;
}

/** Returns the master playlist of a live stream or a recording. The query is passed on to each rendition. */
export function masterPlaylist(scene: SceneName, query = ''): string {
  const streams = RENDITIONS.flatMap(({ name, resolution }) => [
    `#EXT-X-STREAM-INF:BANDWIDTH=${BANDWIDTHS[scene][name]},RESOLUTION=${resolution},FRAME-RATE=30.000,CODECS="${CODECS}"`,
    `${name}.m3u8${query}`,
  ]);
  return `${['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...streams].join('\n')}\n`;
}
