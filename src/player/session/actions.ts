import type { MessageId } from '../../i18n/message-id';
import { createStore, type Store } from '../../lib/store/store';
import type { CaptionLook } from '../captions/caption-look';
import type { DataUse } from '../engine/data-use';
import type { Engine } from '../engine/engine-types';
import { clampToSeekable } from './live-edge';
import { readPreferences, storePreferences } from './preferences';
import type { Session } from './session';

/** The last action, shown briefly and announced to screen readers. */
interface Hint {
  /** Counts up, so that the same action twice shows two hints. */
  count: number;
  text: MessageId;
  values?: Record<string, string | number>;
}

/**
 * The viewer's actions, triggered by button, key or touch. `showHint` is set for keys, because their effect
 * may be invisible.
 */
export interface Actions {
  hint: Store<{ hint: Hint | null }>;
  clearHint(): void;
  toggle(showHint?: boolean): void;
  seek(time: number): void;
  step(seconds: number): void;
  frame(direction: 1 | -1): void;
  toPart(tenths: number): void;
  toStart(): void;
  toEnd(): void;
  setVolume(volume: number, showHint?: boolean): void;
  toggleMute(showHint?: boolean): void;
  setRate(rate: number): void;
  setQuality(id: string | null): void;
  setDataUse(use: DataUse): void;
  setCaption(id: string | null, showHint?: boolean): void;
  toggleCaptions(): void;
  captionLook: Store<CaptionLook>;
  setCaptionLook(change: Partial<CaptionLook>): void;
  togglePictureInPicture(): void;
}

const FRAME_SECONDS = 1 / 30;
const FALLBACK_VOLUME = 0.5;
/**
 * Seeking to the end stops this many seconds before it, so that the last frame is shown instead of the video
 * ending at once.
 */
const END_MARGIN_SECONDS = 0.2;

export function createActions(engine: Engine, session: Session): Actions {
  const hints = createStore<{ hint: Hint | null }>({ hint: null });
  const look = createStore<CaptionLook>(readPreferences().captionLook);
  let count = 0;
  let lastCaption: string | null = null;

  const state = () => engine.state.get();
  const hint = (text: MessageId, values?: Record<string, string | number>) => {
    count += 1;
    hints.set({ hint: { count, text, ...(values && { values }) } });
  };
  const canSeek = () => session.state.get().phase === 'content' && state().loaded;

  function seek(time: number): void {
    if (!canSeek()) return;
    const { seekStart: start, seekEnd: end } = state();
    engine.seek(clampToSeekable(time, { start, end }));
  }

  function setVolume(volume: number, showHint = false): void {
    const next = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    engine.setVolume(next);
    engine.setMuted(next === 0);
    storePreferences({ volume: next, muted: next === 0 });
    if (showHint) hint('player.volumeValue', { percent: Math.round(next * 100) });
  }

  function setCaption(id: string | null, showHint = false): void {
    const option = state().captions.find((one) => one.id === id);
    lastCaption = id ?? lastCaption;
    engine.setCaption(id);
    storePreferences({ captionLanguage: option?.language ?? null });
    if (!showHint) return;
    if (option) hint('player.captionsOn', { label: option.label });
    else hint('player.captionsWereOff');
  }

  return {
    hint: hints,
    clearHint: () => hints.set({ hint: null }),
    toggle(showHint = false) {
      const { shouldPlay } = state();
      if (shouldPlay) session.pause();
      else session.play();
      if (showHint) hint(shouldPlay ? 'player.pause' : 'player.play');
    },
    seek,
    step(seconds) {
      if (!canSeek()) return;
      seek(state().time + seconds);
      hint(seconds < 0 ? 'player.back' : 'player.forward', { seconds: Math.abs(seconds) });
    },
    frame(direction) {
      if (!state().shouldPlay) seek(state().time + direction * FRAME_SECONDS);
    },
    toPart(tenths) {
      const { seekStart, seekEnd } = state();
      seek(seekStart + ((seekEnd - seekStart) * tenths) / 10);
    },
    toStart: () => seek(state().seekStart),
    toEnd() {
      const { duration, seekEnd } = state();
      seek(duration === null ? seekEnd : seekEnd - END_MARGIN_SECONDS);
      if (duration === null && canSeek()) session.play();
    },
    setVolume,
    toggleMute(showHint = false) {
      const { muted, volume } = state();
      if (muted && volume === 0) setVolume(FALLBACK_VOLUME);
      engine.setMuted(!muted);
      storePreferences({ muted: !muted });
      if (showHint) hint(muted ? 'player.unmute' : 'player.mute');
    },
    setRate: (rate) => engine.setRate(rate),
    setQuality: (id) => engine.setQuality(id),
    setDataUse(dataUse) {
      engine.setDataUse(dataUse);
      storePreferences({ dataUse });
    },
    setCaption,
    toggleCaptions() {
      const { caption, captions } = state();
      if (captions.length === 0) return hint('player.captionsNone');
      const [language] = document.documentElement.lang.split('-');
      const again =
        captions.find(({ id }) => id === lastCaption) ??
        captions.find((option) => option.language.split('-')[0] === language) ??
        captions[0];
      setCaption(caption === null ? (again?.id ?? null) : null, true);
    },
    captionLook: look,
    setCaptionLook(change) {
      look.set(change);
      storePreferences({ captionLook: look.get() });
    },
    togglePictureInPicture: () => engine.togglePictureInPicture(),
  };
}
