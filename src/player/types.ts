import type { Ref } from 'react';
import type { Store } from '../lib/store/store';
import type { Wait } from './reports/wait-clock';
import type { BehindLive } from './session/live-start';

/** A WebVTT caption file. */
export interface CaptionFile {
  language: string;
  label: string;
  url: string;
  /** Whether these captions are on until the viewer chooses otherwise. */
  isDefault: boolean;
}

export interface VideoSource {
  type: 'video';
  /** The id of the camera; null where there is only one. */
  camera: number | null;
  url: string;
  mimeType: string | null;
  live: boolean;
  /** The duration in seconds, where it is known before the video has loaded. */
  duration: number | null;
  captions: readonly CaptionFile[];
  /** A WebVTT file that maps times to thumbnails, for the seek bar. */
  thumbnailsUrl: string | null;
  /** When the address expires, in milliseconds since 1970. */
  expiresAt: number | null;
}

/** Another service's player, embedded in a frame. */
interface EmbeddedSource {
  type: 'embedded';
  url: string;
}

export type PlayerSource = VideoSource | EmbeddedSource;

export interface PlayerPreroll {
  id: number;
  url: string;
  /** Seconds after which the preroll can be skipped; null for never. */
  skipAfter: number | null;
}

export interface Cameras {
  chosen: number;
  /** The available cameras; the first is the default. */
  choices: readonly { id: number; name: string | null }[];
  onChoose(id: number): void;
}

/** A moment of a recording that viewers marked. */
export interface Moment {
  id: number;
  title: string;
  tags: readonly string[];
  /** The moment's position in the recording, in seconds. */
  time: number;
}

export interface OtherVideo {
  id: number;
  title: string;
  onPlay(): void;
}

export interface NextVideo {
  title: string;
  onPlay(): void;
}

/** One of several videos that play at once. It has few controls, and the page handles the keys. */
export interface Tile {
  /** The number of the tile; its key gives the tile the sound. */
  number: number;
  /** Whether this tile has the sound; all other tiles are muted. */
  sound: boolean;
  /** Whether this tile fills the stage and the others are hidden. */
  full: boolean;
  /** The tile's share of the connection, from 0 to 1. */
  share: number;
  onSound(on: boolean): void;
  onFull(full: boolean): void;
  /** null if this is the only tile, which cannot be removed. */
  onRemove: (() => void) | null;
}

interface Position {
  /** The position in seconds. */
  time: number;
  duration: number;
  ended: boolean;
}

interface Viewing {
  viewUuid: string;
  /** The seconds watched in this viewing so far. */
  seconds: number;
  /** Whether this is the last report of this viewing, unless the viewer comes back to the page. */
  final: boolean;
}

export type PlayerLogEntry =
  | Wait
  | { type: 'error'; code: string; detail: string }
  | { type: 'recovery'; attempt: number }
  | { type: 'gave-up' }
  | { type: 'quality'; height: number }
  | { type: 'preroll'; outcome: 'ended' | 'skipped' | 'failed' | 'late' | 'suppressed' }
  /** The total time watched in this viewing, logged every few seconds and whenever playback stops. */
  | { type: 'watched'; seconds: number };

/** Read-only state of the playback: see PlayerHandle. */
export interface PlaybackState {
  /** Whether a preroll is playing; the times are then not those of the video. */
  preroll: boolean;
  /** Whether the viewer wants the video to play; it may still be loading. */
  shouldPlay: boolean;
  playing: boolean;
  ended: boolean;
  time: number;
  /** The duration in seconds; null while unknown, and for a live stream. */
  duration: number | null;
  /** The wall-clock time of the current frame, in milliseconds since 1970, where the stream contains it. */
  moment: number | null;
}

export interface Thumbnail {
  url: string;
  /** The region of a sprite; null for a whole image. */
  part: { x: number; y: number; width: number; height: number } | null;
}

/** A handle for tools that control the playing video, such as the clip editor. */
export interface PlayerHandle {
  readonly playback: Store<PlaybackState>;
  play(): void;
  pause(): void;
  seek(time: number): void;
  /** Plays this range in a loop until called with null. */
  loop(range: { start: number; end: number } | null): void;
  /** Returns the thumbnail at this time, if the channel has one and it has loaded. */
  thumbnailAt(time: number): Thumbnail | null;
}

export interface PlayerProps {
  /**
   * Identifies the video. A new id starts from the beginning. A new address of the same id is ignored while
   * the video plays, and another camera continues from the same moment.
   */
  videoId: string | number;
  /** The source, or null if it is not available yet. The player then polls `refreshSource` until it is. */
  source: PlayerSource | null;
  title: string;
  poster?: string | null;
  /** `muted`: starts without sound, whatever the viewer's volume is, and offers to turn it on. */
  autoPlay?: boolean | 'muted';
  /** Whether playback starts muted, whatever the viewer's volume is. */
  muted?: boolean;
  /**
   * Whether this is the small player in the corner of another screen, which has only play, pause and sound.
   */
  compact?: boolean;
  tile?: Tile | null;
  /** The position at which to resume, in seconds. */
  startAt?: number | null;
  /** Whether to leave out controls, keys and gestures, so that the video only plays. */
  bare?: boolean;
  /** Where the viewer was in the live window; the stream starts there if it still can. */
  behindLive?: BehindLive | null;
  /** The game's start, in milliseconds since 1970; viewers who join late are offered its beginning. */
  startsAt?: number | null;
  /** The preroll to play first, read only once, at the start. */
  preroll?: PlayerPreroll | null;
  next?: NextVideo | null;
  /** The key moments, shown on the seek bar and in a list. */
  moments?: readonly Moment[];
  /** Other live games, offered in full screen, where the viewer can't reach the page's own links. */
  others?: readonly OtherVideo[];
  cameras?: Cameras | null;
  /** Fetches the source again: after it failed, before it expires, and while there is none. */
  refreshSource?(): Promise<PlayerSource | null>;
  /** Called every few seconds while a recording plays, and when it stops. */
  onPosition?(position: Position): void;
  /**
   * Called every few seconds while a live stream plays, with how far behind live the viewer is; null at the
   * live edge.
   */
  onBehindLive?(behind: BehindLive | null): void;
  /** Whether a preroll may still start; it may if this is left out. */
  isPrerollDue?(): boolean;
  /** Called when the preroll starts to play, since it then counts as shown. */
  onPrerollShown?(id: number): void;
  onFirstFrame?(viewing: { viewUuid: string }): void;
  onViewing?(viewing: Viewing): void;
  onEnded?(): void;
  onLog?(entry: PlayerLogEntry): void;
  /** Opens the troubleshooting dialog. The help dialog links to it only if this is given. */
  onTrouble?(): void;
  ref?: Ref<PlayerHandle>;
}
