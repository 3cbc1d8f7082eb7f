import type { Store } from '../../lib/store/store';
import type { Engine } from '../engine/engine-types';
import type { SessionState } from '../session/session-state';
import type { PlayerProps } from '../types';
import { createWaitClock, updateWaitClock, type WaitPulse } from './wait-clock';

const PULSE_MS = 1_000;
/** A video that should play counts as frozen when its time has not changed for this long. */
const FROZEN_MS = 3_000;

interface Reporting {
  engine: Engine;
  session: Store<SessionState>;
  callbacks(): Pick<PlayerProps, 'onLog'>;
}

/**
 * Reports how long the viewer waits for the video to play; a preroll does not count as waiting. Returns a
 * function that stops the reports.
 */
export function reportWaits({ engine, session, callbacks }: Reporting): () => void {
  let clock = createWaitClock(performance.now());
  let hadFirstFrame = false;
  let hasSeeked = false;
  let movedAt = performance.now();
  let isScheduled = false;

  function stateNow(now: number): WaitPulse['state'] {
    const { phase, started, notice } = session.get();
    const { shouldPlay, ended, playing, moved } = engine.state.get();
    const hasNoVideo = notice === 'failed' || notice === 'not-started';
    if (phase !== 'content' || !started || hasNoVideo || !shouldPlay || ended) return 'idle';
    if (playing && moved && now - movedAt < FROZEN_MS) return 'moving';
    return hadFirstFrame ? 'stall' : 'start';
  }

  function pulse(state?: WaitPulse['state']): void {
    const now = performance.now();
    const { playing, moved } = engine.state.get();
    const at = { now, online: navigator.onLine, state: state ?? stateNow(now), hasSeeked };
    const [next, wait] = updateWaitClock(clock, { ...at, since: playing && moved ? movedAt : now });
    clock = next;
    if (at.state === 'moving') hasSeeked = false;
    if (wait) callbacks().onLog?.(wait);
  }

  // A new source first resets the state and then sets its own in a second update, so this evaluates only
  // after both.
  function schedulePulse(): void {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      pulse();
    });
  }

  const onLeave = () => pulse('idle');
  const timer = setInterval(pulse, PULSE_MS);
  const stops = [
    session.subscribe(schedulePulse),
    engine.state.subscribe(schedulePulse),
    engine.events.on('seekRequested', () => {
      hasSeeked = true;
    }),
    engine.events.on('progress', () => {
      movedAt = performance.now();
      schedulePulse();
    }),
    engine.events.on('firstFrame', () => {
      movedAt = performance.now();
      if (session.get().phase === 'content') hadFirstFrame = true;
    }),
  ];
  window.addEventListener('pagehide', onLeave);
  return () => {
    onLeave();
    clearInterval(timer);
    isScheduled = true;
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', onLeave);
  };
}
