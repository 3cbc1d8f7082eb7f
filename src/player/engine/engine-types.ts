import type { Emitter } from '../../lib/store/emitter';
import type { Store } from '../../lib/store/store';
import type { CueText } from '../captions/cue-text';
import type { CaptionFile, Thumbnail } from '../types';
import type { DataUse } from './data-use';
import type { Quality } from './quality-levels';

export type ProblemCode =
  | 'no-code'
  | 'network'
  | 'not-found'
  | 'refused'
  | 'decode'
  | 'unsupported'
  | 'unknown';

export interface Problem {
  code: ProblemCode;
  status: number | null;
  detail: string;
}

export interface CaptionOption {
  id: string;
  language: string;
  label: string;
}

export interface EngineState {
  /** Whether the duration and dimensions are known. */
  loaded: boolean;
  /**
   * Whether playback is requested: play was pressed, and the video has since neither been paused nor ended.
   */
  shouldPlay: boolean;
  playing: boolean;
  buffering: boolean;
  ended: boolean;
  /** Whether the video has played at all since the source was loaded. */
  moved: boolean;
  time: number;
  /** The duration in seconds; null while unknown, and for a live stream. */
  duration: number | null;
  bufferedEnd: number;
  seekStart: number;
  seekEnd: number;
  rate: number;
  volume: number;
  muted: boolean;
  qualities: readonly Quality[];
  /** The id of the quality that the viewer chose; null for automatic quality. */
  quality: string | null;
  height: number | null;
  /** The viewer's limit for automatic quality. */
  dataUse: DataUse;
  captions: readonly CaptionOption[];
  caption: string | null;
  cues: readonly CueText[];
  pictureInPicture: boolean;
  /** Whether the browser blocks autoplay even when muted, so that the viewer has to press play. */
  blocked: boolean;
  /**
   * Whether playback is muted, but not by the viewer: the browser blocks sound, or the page starts videos
   * without sound.
   */
  soundBlocked: boolean;
  problem: Problem | null;
}

export interface EngineEvents {
  /** Emitted several times a second while the video plays; `time` is its position. */
  progress: { at: number; time: number; rate: number };
  /** Emitted when playback stops at `time`; null where the position has already jumped. */
  stopped: { at: number; time: number | null };
  /** Emitted when a seek to this time is requested. */
  seekRequested: number;
  firstFrame: undefined;
  ended: undefined;
  problem: Problem;
  stalled: undefined;
  height: number;
}

export interface Load {
  url: string;
  type: string;
  live: boolean;
  captions: readonly CaptionFile[];
  thumbnailsUrl: string | null;
  startAt: number;
  /** `auto` falls back to muted playback where the browser blocks sound. */
  play: boolean | 'auto';
  /**
   * Whether to use the fallback: native playback where the library usually streams, or the library where
   * playback is usually native.
   */
  fallback: boolean;
}

/** The player's interface to a video library. One file implements it. */
export interface Engine {
  readonly state: Store<EngineState>;
  readonly events: Emitter<EngineEvents>;
  /** The video element, for full screen on devices that support it for video elements only. */
  readonly video: HTMLVideoElement;
  load(load: Load): void;
  /** Whether this browser can play the loaded source both natively and through Media Source. */
  hasFallback(): boolean;
  play(): void;
  pause(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setQuality(id: string | null): void;
  setDataUse(use: DataUse): void;
  /** Limits automatic quality to this share of the connection, from 0 to 1. */
  setShare(share: number): void;
  setCaption(id: string | null): void;
  togglePictureInPicture(): void;
  thumbnailAt(time: number): Thumbnail | null;
  /** The wall-clock time of the current frame, in milliseconds since 1970, where the stream contains it. */
  wallClockTime(): number | null;
  dispose(): void;
}

export interface EngineOptions {
  volume: number;
  muted: boolean;
  /** Whether playback starts muted without the viewer having muted it. */
  soundBlocked: boolean;
  dataUse: DataUse;
  /** The share of the connection, from 0 to 1, that the other players on the page leave to this player. */
  share: number;
  /** The language of captions; null for off, undefined for the stream's default. */
  captionLanguage: string | null | undefined;
}
