import type { Ref } from 'react';
import type { Store } from '../lib/store/store';
import type { Wait } from './reports/wait-clock';

/** What the player needs of a WebVTT caption file beside a video. */
export interface CaptionFile {
  language: string;
  label: string;
  url: string;
  /** On until the viewer chooses otherwise. */
  isDefault: boolean;
}

export interface VideoSource {
  type: 'video';
  /** Which of several pictures of the same moments it is; null where there is one. */
  camera: number | null;
  url: string;
  mimeType: string | null;
  live: boolean;
  /** Seconds, where it is known before the video is. */
  duration: number | null;
  captions: readonly CaptionFile[];
  /** A WebVTT file that maps times to pictures, for the seek bar. */
  thumbnailsUrl: string | null;
  /** When the address stops answering, in milliseconds since 1970. */
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
  /** Seconds after which it may be skipped; null for never. */
  skipAfter: number | null;
}

export interface Cameras {
  chosen: number;
  /** The first is the one to start with. */
  choices: readonly { id: number; name: string | null }[];
  onChoose(id: number): void;
}

export interface NextVideo {
  title: string;
  onPlay(): void;
}

interface Position {
  /** Seconds. */
  time: number;
  duration: number;
  ended: boolean;
}

interface Viewing {
  viewUuid: string;
  /** Watched in this viewing so far. */
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
  | { type: 'preroll'; outcome: 'ended' | 'skipped' | 'failed' | 'late' }
  /** In all of this viewing, every few seconds and at each halt. */
  | { type: 'watched'; seconds: number };

/** What others may read of the playback: see PlayerHandle. */
export interface PlaybackState {
  /** A preroll is shown in place of the video; times are not the video's. */
  preroll: boolean;
  playing: boolean;
  ended: boolean;
  time: number;
  /** null while not known, and for a live stream. */
  duration: number | null;
  /** The moment shown, in milliseconds since 1970, where the stream tells it. */
  moment: number | null;
}

export interface Thumbnail {
  url: string;
  /** The part of the picture, where it holds several. */
  part: { x: number; y: number; width: number; height: number } | null;
}

/** For tools that work on the playing video, such as clipping. */
export interface PlayerHandle {
  readonly playback: Store<PlaybackState>;
  play(): void;
  pause(): void;
  seek(time: number): void;
  /** Plays this part again and again until called with null. */
  loop(range: { start: number; end: number } | null): void;
  /** The picture at this time, where the channel has one and it is here already. */
  thumbnailAt(time: number): Thumbnail | null;
}

export interface PlayerProps {
  /**
   * Tells one video from another. Another id begins anew; another address of the same id does not, and
   * another camera goes on from the same moment.
   */
  videoId: string | number;
  /** null: not to be had yet. It is then asked for through `refreshSource`, quietly, until it is there. */
  source: PlayerSource | null;
  title: string;
  poster?: string | null;
  autoPlay?: boolean;
  /** Begins without sound, whatever the viewer's volume is. */
  muted?: boolean;
  /** Where to resume, in seconds. */
  startAt?: number | null;
  /** Read once, at the beginning. */
  preroll?: PlayerPreroll | null;
  next?: NextVideo | null;
  cameras?: Cameras | null;
  /** Fetches the source anew: when it fails, before it expires, and while there is none. */
  refreshSource?(): Promise<PlayerSource | null>;
  /** Every few seconds while a recording plays, and when it stops. */
  onPosition?(position: Position): void;
  /** The preroll's picture moved: it counts as shown. */
  onPrerollShown?(id: number): void;
  onFirstFrame?(viewing: { viewUuid: string }): void;
  onViewing?(viewing: Viewing): void;
  onEnded?(): void;
  onLog?(entry: PlayerLogEntry): void;
  /** Where the viewer can see how it went; its help then leads there. */
  onTrouble?(): void;
  ref?: Ref<PlayerHandle>;
}
