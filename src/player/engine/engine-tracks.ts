import type videojs from 'video.js';
import { isRecord } from '../../lib/parse/is';
import { thumbnail } from '../controls/seek/thumbnail';
import type { Thumbnail } from '../types';

type Player = ReturnType<typeof videojs>;

interface TimedCue {
  startTime: number;
  endTime: number;
  text: string;
  value?: unknown;
}

interface TimedTrack {
  label: string;
  mode: string;
  cues: ArrayLike<TimedCue> | null;
  activeCues: ArrayLike<TimedCue> | null;
}

/** The label of the library's own track of played segments; each cue has its segment's wall-clock time. */
const SEGMENTS = 'segment-metadata';
const THUMBNAILS = 'seek-bar-thumbnails';

interface TrackTech {
  featuresNativeTextTracks: boolean;
  addRemoteTextTrack(options: { src?: string }, manualCleanup?: boolean): unknown;
}

const hasTracks = (tech: unknown): tech is TrackTech =>
  isRecord(tech) && typeof tech.addRemoteTextTrack === 'function';

/**
 * A browser plays only once the text tracks that were enabled when the source was set have loaded. In WebKit
 * a track without a file, such as the library's segment track, never counts as loaded, so it gets an empty
 * file. Returns a function that releases the file.
 */
export function giveTracksFiles(tech: unknown): () => void {
  if (!hasTracks(tech) || !tech.featuresNativeTextTracks) return () => {};
  const emptyFile = URL.createObjectURL(new Blob(['WEBVTT'], { type: 'text/vtt' }));
  const addTrack = tech.addRemoteTextTrack.bind(tech);
  tech.addRemoteTextTrack = (options, manualCleanup) =>
    addTrack({ src: emptyFile, ...options }, manualCleanup);
  return () => URL.revokeObjectURL(emptyFile);
}

function trackOf(player: Player, label: string): TimedTrack | undefined {
  // The library declares its own class for the track list; at run time the list has this shape.
  const list = player.textTracks() as unknown as ArrayLike<TimedTrack>;
  return Array.from(list).find((track) => track.label === label);
}

/**
 * Loads the thumbnail file as a text track, which saves us a fetch and a parser. The file loads after the
 * first frame, because parsing a long file would delay that frame. It does not load if the player has another
 * source by then.
 */
export function addThumbnails(player: Player, url: string, isCurrent: () => boolean): void {
  player.one('loadeddata', () => {
    if (!isCurrent()) return;
    const element = player.addRemoteTextTrack({ kind: 'metadata', label: THUMBNAILS, src: url }, false);
    // The library's type for this element lacks the `track` property.
    const { track } = element as unknown as { track: TimedTrack };
    track.mode = 'hidden';
  });
}

export function thumbnailAt(player: Player, url: string | null, time: number): Thumbnail | null {
  if (url === null) return null;
  const cues = Array.from(trackOf(player, THUMBNAILS)?.cues ?? []);
  const cue = cues.find(({ startTime, endTime }) => startTime <= time && time < endTime);
  return cue ? thumbnail(cue.text, url) : null;
}

/** The wall-clock time of the current frame, where the stream contains it. */
export function wallClockTime(player: Player): number | null {
  const cue = trackOf(player, SEGMENTS)?.activeCues?.[0];
  const begins = isRecord(cue?.value) ? cue.value.programDateTime : null;
  if (!cue || typeof begins !== 'number') return null;
  return begins + ((player.currentTime() ?? 0) - cue.startTime) * 1000;
}
