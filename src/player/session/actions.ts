import type { MessageId } from '../../i18n/message-id';
import { createStore, type Store } from '../../lib/store/store';
import type { Engine } from '../engine/engine-types';
import { reachable } from './live-edge';
import { keepPreferences } from './preferences';
import type { Session } from './session';

/** What was just done, for a glance and for screen readers. */
interface Hint {
  /** Counts up, so that the same thing twice is two hints. */
  count: number;
  text: MessageId;
  values?: Record<string, string | number>;
}

/** What a viewer can do, by button, key or touch. `told` shows a hint: for keys, whose effect may be unseen. */
export interface Actions {
  hint: Store<{ hint: Hint | null }>;
  clearHint(): void;
  toggle(told?: boolean): void;
  seek(time: number): void;
  step(seconds: number): void;
  frame(direction: 1 | -1): void;
  toPart(tenths: number): void;
  toStart(): void;
  toEnd(): void;
  setVolume(volume: number, told?: boolean): void;
  toggleMute(told?: boolean): void;
  setRate(rate: number): void;
  setQuality(id: string | null): void;
  setCaption(id: string | null, told?: boolean): void;
  toggleCaptions(): void;
  togglePictureInPicture(): void;
}

const FRAME_SECONDS = 1 / 30;
const FALLBACK_VOLUME = 0.5;
/** This far before the end, so that jumping to the end shows the last picture rather than ending at once. */
const END_MARGIN = 0.2;

export function createActions(engine: Engine, session: Session): Actions {
  const hints = createStore<{ hint: Hint | null }>({ hint: null });
  let count = 0;
  let lastCaption: string | null = null;

  const state = () => engine.state.get();
  const tell = (text: MessageId, values?: Record<string, string | number>) => {
    count += 1;
    hints.set({ hint: { count, text, ...(values && { values }) } });
  };
  const canSeek = () => session.state.get().phase === 'content' && state().loaded;

  function seek(time: number): void {
    if (!canSeek()) return;
    const { seekStart: start, seekEnd: end } = state();
    engine.seek(reachable(time, { start, end }));
  }

  function setVolume(volume: number, told = false): void {
    const next = Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
    engine.setVolume(next);
    engine.setMuted(next === 0);
    keepPreferences({ volume: next, muted: next === 0 });
    if (told) tell('player.volumeValue', { percent: Math.round(next * 100) });
  }

  function setCaption(id: string | null, told = false): void {
    const option = state().captions.find((one) => one.id === id);
    lastCaption = id ?? lastCaption;
    engine.setCaption(id);
    keepPreferences({ captionLanguage: option?.language ?? null });
    if (!told) return;
    if (option) tell('player.captionsOn', { label: option.label });
    else tell('player.captionsWereOff');
  }

  return {
    hint: hints,
    clearHint: () => hints.set({ hint: null }),
    toggle(told = false) {
      const { wanted } = state();
      if (wanted) session.pause();
      else session.play();
      if (told) tell(wanted ? 'player.pause' : 'player.play');
    },
    seek,
    step(seconds) {
      if (!canSeek()) return;
      seek(state().time + seconds);
      tell(seconds < 0 ? 'player.back' : 'player.forward', { seconds: Math.abs(seconds) });
    },
    frame(direction) {
      if (!state().wanted) seek(state().time + direction * FRAME_SECONDS);
    },
    toPart(tenths) {
      const { seekStart, seekEnd } = state();
      seek(seekStart + ((seekEnd - seekStart) * tenths) / 10);
    },
    toStart: () => seek(state().seekStart),
    toEnd() {
      const { duration, seekEnd } = state();
      seek(duration === null ? seekEnd : seekEnd - END_MARGIN);
      if (duration === null && canSeek()) session.play();
    },
    setVolume,
    toggleMute(told = false) {
      const { muted, volume } = state();
      if (muted && volume === 0) setVolume(FALLBACK_VOLUME);
      engine.setMuted(!muted);
      keepPreferences({ muted: !muted });
      if (told) tell(muted ? 'player.unmute' : 'player.mute');
    },
    setRate: (rate) => engine.setRate(rate),
    setQuality: (id) => engine.setQuality(id),
    setCaption,
    toggleCaptions() {
      const { caption, captions } = state();
      if (captions.length === 0) return;
      const [language] = document.documentElement.lang.split('-');
      const again =
        captions.find(({ id }) => id === lastCaption) ??
        captions.find((option) => option.language.split('-')[0] === language) ??
        captions[0];
      setCaption(caption === null ? (again?.id ?? null) : null, true);
    },
    togglePictureInPicture: () => engine.togglePictureInPicture(),
  };
}
