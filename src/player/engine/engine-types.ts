import type { Emitter } from '../../lib/store/emitter';
import type { Store } from '../../lib/store/store';
import type { CueText } from '../captions/cue-text';
import type { CaptionFile, Thumbnail } from '../types';
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
  /** Its length and size are known. */
  loaded: boolean;
  /** It should play: pressed, and not over. */
  wanted: boolean;
  /** It does play. */
  playing: boolean;
  buffering: boolean;
  ended: boolean;
  /** The picture has moved since it was loaded. */
  moved: boolean;
  time: number;
  /** null while not known and for a stream without an end. */
  duration: number | null;
  bufferedEnd: number;
  seekStart: number;
  seekEnd: number;
  rate: number;
  volume: number;
  muted: boolean;
  qualities: readonly Quality[];
  /** What the viewer chose; null is automatic. */
  quality: string | null;
  height: number | null;
  captions: readonly CaptionOption[];
  caption: string | null;
  cues: readonly CueText[];
  pictureInPicture: boolean;
  /** The browser allows it only after a press. */
  blocked: boolean;
  /** It plays without sound since the browser allows no more before a press. */
  soundBlocked: boolean;
  problem: Problem | null;
}

export interface EngineEvents {
  /** It plays and is at `time`: several times a second. */
  moves: { at: number; time: number; rate: number };
  /** It no longer plays; null where the position has jumped. */
  halts: { at: number; time: number | null };
  /** Somebody asked for this place. */
  sought: number;
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
  /** `auto` may fall back to playing without sound. */
  play: boolean | 'auto';
}

/** What the player asks of a video library. One file implements it. */
export interface Engine {
  readonly state: Store<EngineState>;
  readonly events: Emitter<EngineEvents>;
  /** For full screen on devices that know it for videos only. */
  readonly video: HTMLVideoElement;
  load(load: Load): void;
  play(): void;
  pause(): void;
  seek(time: number): void;
  setRate(rate: number): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  setQuality(id: string | null): void;
  setCaption(id: string | null): void;
  togglePictureInPicture(): void;
  thumbnailAt(time: number): Thumbnail | null;
  /** The moment shown, in milliseconds since 1970, where the stream tells it. */
  momentShown(): number | null;
  dispose(): void;
}

export interface EngineOptions {
  volume: number;
  muted: boolean;
  /** The language of captions, null for none, undefined for what the stream says. */
  captionLanguage: string | null | undefined;
}
