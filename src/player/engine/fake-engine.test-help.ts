import { createEmitter } from '../../lib/store/emitter';
import { createStore, type WritableStore } from '../../lib/store/store';
import type { Engine, EngineEvents, EngineState, Load } from './engine-types';

export interface FakeEngine extends Engine {
  readonly state: WritableStore<EngineState>;
  loads: Load[];
  /** Whether the browser can play the loaded source both natively and through Media Source. */
  fallback: boolean;
  /** Simulates that the video plays and has reached `time`. */
  progress(time?: number): void;
  stall(): void;
  end(): void;
  fail(status?: number): void;
}

const STATE: EngineState = {
  loaded: false,
  shouldPlay: false,
  playing: false,
  buffering: false,
  ended: false,
  moved: false,
  time: 0,
  duration: 600,
  bufferedEnd: 0,
  seekStart: 0,
  seekEnd: 600,
  rate: 1,
  volume: 1,
  muted: false,
  qualities: [],
  quality: null,
  height: null,
  dataUse: 'best',
  captions: [],
  caption: null,
  cues: [],
  pictureInPicture: false,
  blocked: false,
  soundBlocked: false,
  problem: null,
};

/** Creates an engine that plays nothing, for tests. */
export function fakeEngine(): FakeEngine {
  const state = createStore<EngineState>(STATE);
  const events = createEmitter<EngineEvents>();
  const loads: Load[] = [];
  const now = () => performance.now();
  return {
    ...{ state, events, loads },
    video: document.createElement('video'),
    load(load) {
      loads.push(load);
      const { rate, volume, muted } = state.get();
      state.set({ ...STATE, rate, volume, muted, shouldPlay: load.play !== false, time: load.startAt });
    },
    fallback: false,
    hasFallback() {
      return this.fallback;
    },
    play: () => state.set({ shouldPlay: true }),
    pause() {
      events.emit('stopped', { at: now(), time: state.get().time });
      state.set({ shouldPlay: false, playing: false });
    },
    seek(time) {
      events.emit('stopped', { at: now(), time: state.get().time });
      state.set({ time });
      events.emit('seekRequested', time);
    },
    setRate: (rate) => state.set({ rate }),
    setVolume: (volume) => state.set({ volume }),
    setMuted: (muted) => state.set({ muted }),
    setQuality: (quality) => state.set({ quality }),
    setShare: () => {},
    setDataUse: (dataUse) => state.set({ dataUse }),
    setCaption: (caption) => state.set({ caption }),
    togglePictureInPicture: () => {},
    thumbnailAt: () => null,
    wallClockTime: () => null,
    dispose: () => {},
    progress(time = state.get().time) {
      const first = !state.get().moved;
      state.set({ loaded: true, playing: true, buffering: false, moved: true, time });
      if (first) events.emit('firstFrame', undefined);
      events.emit('progress', { at: now(), time, rate: state.get().rate });
    },
    stall() {
      events.emit('stopped', { at: now(), time: state.get().time });
      state.set({ playing: false, buffering: true });
    },
    end() {
      events.emit('stopped', { at: now(), time: state.get().time });
      state.set({ ended: true, shouldPlay: false, playing: false });
      events.emit('ended', undefined);
    },
    fail(status = 500) {
      const problem = { code: status === 404 ? 'not-found' : 'network', status, detail: '' } as const;
      state.set({ problem, playing: false });
      events.emit('problem', problem);
    },
  };
}
