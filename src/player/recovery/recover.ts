import type { Engine } from '../engine/engine-types';
import type { Notice } from '../session/session-state';
import { isFatal } from './is-fatal';
import { newWatch, watch } from './watchdog';

const PULSE_MS = 1_000;

interface Recovery {
  engine: Engine;
  /** There is nothing to play yet: asked for again and again, without giving up. */
  isAwaited(): boolean;
  isActive(): boolean;
  isLive(): boolean;
  reload(attempt: number): void;
  tell(notice: Notice): void;
}

export interface Recoverer {
  /** The viewer asks to try again. */
  retry(): void;
  dispose(): void;
}

/** Feeds the watchdog once a second and does as it advises. */
export function recover({ engine, isAwaited, isActive, isLive, reload, tell }: Recovery): Recoverer {
  let state = newWatch(performance.now());
  let givenUp = false;

  function pulse(): void {
    if (!isActive()) return;
    const { time, wanted, problem, playing } = engine.state.get();
    const online = navigator.onLine;
    const awaited = isAwaited();
    const failed = problem !== null || awaited;
    if (givenUp && !(online && !state.online)) {
      state = { ...state, online };
      return;
    }
    givenUp = false;
    const now = performance.now();
    const [next, advice] = watch(
      state,
      { now, time, wanted, online, failed, patient: awaited },
      Math.random(),
    );
    state = next;
    if (advice === 'give-up' || (!awaited && isFatal(problem?.code, isLive(), state.attempt))) {
      givenUp = true;
      tell('failed');
    } else if (advice === 'reload') {
      if (!awaited) tell('recovering');
      reload(next.attempt);
    } else if (awaited) tell('not-started');
    else if (!online && !playing && (wanted || failed)) tell('offline');
    else if (failed) tell('recovering');
    else if (playing || !wanted) tell('none');
  }

  const timer = setInterval(pulse, PULSE_MS);
  window.addEventListener('online', pulse);
  window.addEventListener('offline', pulse);
  const stop = engine.events.on('problem', pulse);
  return {
    retry() {
      givenUp = false;
      state = newWatch(performance.now());
      tell('recovering');
      reload(1);
    },
    dispose() {
      clearInterval(timer);
      stop();
      window.removeEventListener('online', pulse);
      window.removeEventListener('offline', pulse);
    },
  };
}
