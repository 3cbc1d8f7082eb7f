import type { Ref } from 'react';
import type { Store } from '../lib/store/store';
import type { Wait } from './reports/wait-clock';
import type { BehindLive } from './session/live-start';

/** A WebVTT caption file. */
export interface CaptionFile {
  language: string;
  label: string;
  url: string;
  /** On until the viewer chooses otherwise. */
  isDefault: boolean;
}

export interface VideoSource {
  type: 'video';
  /** The id of the camera; null where there is only one. */
  camera: number | null;
  url: string;
  mimeType: string | null;
  live: boolean;
  /** In seconds, where it is known before the video has loaded. */
  duration: number | null;
  captions: readonly CaptionFile[];
  /** A WebVTT file that maps times to thumbnails, for the seek bar. */
  thumbnailsUrl: string | null;
  /** When the address expires, in milliseconds since 1970. */
  expiresAt: number | null;
}

/** A player of another service, in a frame. */
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
  /** The first is the default. */
  choices: readonly { id: number; name: string | null }[];
  onChoose(id: number): void;
}

/** A moment of a recording that viewers marked. */
export interface Moment {
  id: number;
  title: string;
  tags: readonly string[];
  /** In seconds. */
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

/** One of several videos that play at once: it has few controls, and the page handles the keys. */
export interface Tile {
  /** The key that gives it the sound. */
  number: number;
  /** One tile has sound, the others are muted. */
  sound: boolean;
  /** It fills the stage, and the others are hidden. */
  full: boolean;
  /** Its share of the connection, from 0 to 1. */
  share: number;
  onSound(on: boolean): void;
  onFull(full: boolean): void;
  /** null where it is the only tile. */
  onRemove: (() => void) | null;
}

interface Position {
  /** In seconds. */
  time: number;
  duration: number;
  ended: boolean;
}

interface Viewing {
  viewUuid: string;
  /** Seconds watched in this viewing so far. */
  seconds: number;
  /** The last report of this viewing, unless the viewer comes back to the page. */
  final: boolean;
}

export type PlayerLogEntry =
  | Wait
  | { type: 'error'; code: string; detail: string }
  | { type: 'recovery'; attempt: number }
  | { type: 'gave-up' }
  | { type: 'quality'; height: number }
  | { type: 'preroll'; outcome: 'ended' | 'skipped' | 'failed' | 'late' | 'suppressed' }
  /** Total of this viewing; logged every few seconds and whenever playback stops. */
  | { type: 'watched'; seconds: number };

/** Read-only state of the playback: see PlayerHandle. */
export interface PlaybackState {
  /** A preroll plays; the times are not those of the video. */
  preroll: boolean;
  /** The viewer wants it to play, though it may be loading. */
  shouldPlay: boolean;
  playing: boolean;
  ended: boolean;
  time: number;
  /** null while unknown, and for a live stream. */
  duration: number | null;
  /** The wall-clock time of the current picture, in milliseconds since 1970, where the stream contains it. */
  moment: number | null;
}

export interface Thumbnail {
  url: string;
  /** The region of a sprite; null for a whole picture. */
  part: { x: number; y: number; width: number; height: number } | null;
}

/** For tools that work on the playing video, such as the clip editor. */
export interface PlayerHandle {
  readonly playback: Store<PlaybackState>;
  play(): void;
  pause(): void;
  seek(time: number): void;
  /** Loops this range until called with null. */
  loop(range: { start: number; end: number } | null): void;
  /** The thumbnail at this time, if the channel has one and it is loaded. */
  thumbnailAt(time: number): Thumbnail | null;
}

export interface PlayerProps {
  /**
   * Identifies the video. A new id starts from the beginning; a new address of the same id is ignored while
   * the video plays, and another camera continues from the same moment.
   */
  videoId: string | number;
  /** null: not available yet. The player then polls `refreshSource` until it is. */
  source: PlayerSource | null;
  title: string;
  poster?: string | null;
  /** `muted`: starts without sound, whatever the viewer's volume is, and offers to turn it on. */
  autoPlay?: boolean | 'muted';
  /** Starts muted, whatever the viewer's volume is. */
  muted?: boolean;
  /** Small, in the corner of another screen: only play, pause and sound. */
  compact?: boolean;
  tile?: Tile | null;
  /** Where to resume, in seconds. */
  startAt?: number | null;
  /** Without controls, keys and gestures: the video only plays. */
  bare?: boolean;
  /** Where the viewer was in the live window; the stream starts there if it still can. */
  behindLive?: BehindLive | null;
  /** When the game starts, in milliseconds since 1970: late viewers are offered its beginning. */
  startsAt?: number | null;
  /** Read once, at the start. */
  preroll?: PlayerPreroll | null;
  next?: NextVideo | null;
  /** Key moments, on the seek bar and in a list. */
  moments?: readonly Moment[];
  /** Other live games, offered in full screen, where the page's own links are out of reach. */
  others?: readonly OtherVideo[];
  cameras?: Cameras | null;
  /** Fetches the source again: when it fails, before it expires, and while there is none. */
  refreshSource?(): Promise<PlayerSource | null>;
  /** Called every few seconds while a recording plays, and when it stops. */
  onPosition?(position: Position): void;
  /** The same for a live stream: how far behind it the viewer is, null at the edge. */
  onBehindLive?(behind: BehindLive | null): void;
  /** Whether a preroll may still begin. Where this is left out, it may. */
  isPrerollDue?(): boolean;
  /** Called when the preroll's picture moves: it counts as shown. */
  onPrerollShown?(id: number): void;
  onFirstFrame?(viewing: { viewUuid: string }): void;
  onViewing?(viewing: Viewing): void;
  onEnded?(): void;
  onLog?(entry: PlayerLogEntry): void;
  /** Opens the troubleshooting dialog; the help dialog then links to it. */
  onTrouble?(): void;
  ref?: Ref<PlayerHandle>;
}
