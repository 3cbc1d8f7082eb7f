import type { Engine } from '../engine/engine-types';
import type { Notice } from '../session/session-state';
import { isFatal } from './is-fatal';
import { ENOUGH_TO_START_S, newWatch, watch } from './watchdog';

const PULSE_MS = 1_000;

interface Recovery {
  engine: Engine;
  /** Whether there is no source yet, so that it is requested again and again without giving up. */
  isAwaited(): boolean;
  isActive(): boolean;
  isLive(): boolean;
  reload(attempt: number): void;
  hasFallback(): boolean;
  playFallback(): void;
  onNotice(notice: Notice): void;
}

export interface RecoveryHandle {
  /** Called when the viewer presses retry. */
  retry(): void;
  dispose(): void;
}

/** Feeds the watchdog once a second and follows its advice. */
export function startRecovery({
  engine,
  isAwaited,
  isActive,
  isLive,
  reload,
  hasFallback,
  playFallback,
  onNotice,
}: Recovery): RecoveryHandle {
  let state = newWatch(performance.now());
  let givenUp = false;

  function pulse(): void {
    if (!isActive()) return;
    const { time, shouldPlay, problem, playing, moved, bufferedEnd } = engine.state.get();
    const readyToStart = !moved && bufferedEnd - time >= ENOUGH_TO_START_S;
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
      { now, time, shouldPlay, online, failed, patient: awaited, readyToStart, hasFallback: hasFallback() },
      Math.random(),
    );
    state = next;
    if (advice === 'give-up' || (!awaited && isFatal(problem?.code, isLive(), state.attempt))) {
      givenUp = true;
      onNotice('failed');
    } else if (advice === 'fallback') {
      onNotice('fallback');
      playFallback();
    } else if (advice === 'reload') {
      if (!awaited) onNotice('recovering');
      reload(next.attempt);
    } else if (awaited) onNotice('not-started');
    else if (!online && !playing && (shouldPlay || failed)) onNotice('offline');
    else if (failed) onNotice('recovering');
    else if ((playing && !readyToStart) || !shouldPlay) onNotice('none');
  }

  const timer = setInterval(pulse, PULSE_MS);
  window.addEventListener('online', pulse);
  window.addEventListener('offline', pulse);
  const stop = engine.events.on('problem', pulse);
  return {
    retry() {
      givenUp = false;
      state = newWatch(performance.now());
      onNotice('recovering');
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
