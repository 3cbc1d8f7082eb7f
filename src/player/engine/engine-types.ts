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
  /** Duration and dimensions are known. */
  loaded: boolean;
  /** Playback is requested: play was pressed, and the video has neither been paused nor ended. */
  shouldPlay: boolean;
  playing: boolean;
  buffering: boolean;
  ended: boolean;
  /** The picture has moved since the source was loaded. */
  moved: boolean;
  time: number;
  /** null while unknown, and for a live stream. */
  duration: number | null;
  bufferedEnd: number;
  seekStart: number;
  seekEnd: number;
  rate: number;
  volume: number;
  muted: boolean;
  qualities: readonly Quality[];
  /** The viewer's choice; null is automatic. */
  quality: string | null;
  height: number | null;
  /** Limits automatic quality. */
  dataUse: DataUse;
  captions: readonly CaptionOption[];
  caption: string | null;
  cues: readonly CueText[];
  pictureInPicture: boolean;
  /** The browser blocks autoplay, even when muted: the viewer has to press play. */
  blocked: boolean;
  /** Playback is muted, but not by the viewer: the browser blocks sound, or the page starts without it. */
  soundBlocked: boolean;
  problem: Problem | null;
}

export interface EngineEvents {
  /** The video plays and is at `time`; emitted several times a second. */
  progress: { at: number; time: number; rate: number };
  /** Playback stopped at `time`; null where the position has already jumped. */
  stopped: { at: number; time: number | null };
  /** A seek to this time was requested. */
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
  /** Play it natively where the library usually streams, or by the library where playback is usually native. */
  fallback: boolean;
}

/** The player's interface to a video library. One file implements it. */
export interface Engine {
  readonly state: Store<EngineState>;
  readonly events: Emitter<EngineEvents>;
  /** For full screen on devices that support it for video elements only. */
  readonly video: HTMLVideoElement;
  load(load: Load): void;
  /** Whether this browser can play what is loaded natively and through Media Source. */
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
  /** The wall-clock time of the current picture, in milliseconds since 1970, where the stream contains it. */
  wallClockTime(): number | null;
  dispose(): void;
}

export interface EngineOptions {
  volume: number;
  muted: boolean;
  /** Muted, but not by the viewer. */
  soundBlocked: boolean;
  dataUse: DataUse;
  /** The share of the connection, from 0 to 1, which other players on the page leave to this one. */
  share: number;
  /** The language of captions; null for off, undefined for the stream's default. */
  captionLanguage: string | null | undefined;
}
