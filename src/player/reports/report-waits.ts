import type { Store } from '../../lib/store/store';
import type { Engine } from '../engine/engine-types';
import type { SessionState } from '../session/session-state';
import type { PlayerProps } from '../types';
import { newWaitClock, type WaitPulse, waiting } from './wait-clock';

const PULSE_MS = 1_000;
/** It should play, and its time has not moved for so long. */
const FROZEN_MS = 3_000;

interface Reporting {
  engine: Engine;
  session: Store<SessionState>;
  callbacks(): Pick<PlayerProps, 'onLog'>;
}

/** Tells how long the viewer waits for a picture, until it is taken down. The preroll is not what they wait for. */
export function reportWaits({ engine, session, callbacks }: Reporting): () => void {
  let clock = newWaitClock(performance.now());
  let seen = false;
  let sought = false;
  let movedAt = performance.now();
  let due = false;

  function stateNow(now: number): WaitPulse['state'] {
    const { phase, started, notice } = session.get();
    const { wanted, ended, playing, moved } = engine.state.get();
    const nothing = notice === 'failed' || notice === 'not-started';
    if (phase !== 'content' || !started || nothing || !wanted || ended) return 'idle';
    if (playing && moved && now - movedAt < FROZEN_MS) return 'moving';
    return seen ? 'stall' : 'start';
  }

  function pulse(state?: WaitPulse['state']): void {
    const now = performance.now();
    const { playing, moved } = engine.state.get();
    const at = { now, online: navigator.onLine, state: state ?? stateNow(now), sought };
    const [next, wait] = waiting(clock, { ...at, since: playing && moved ? movedAt : now });
    clock = next;
    if (at.state === 'moving') sought = false;
    if (wait) callbacks().onLog?.(wait);
  }

  // A new source takes the old one's state down and puts its own up: looked at when both are done.
  function soon(): void {
    if (due) return;
    due = true;
    queueMicrotask(() => {
      due = false;
      pulse();
    });
  }

  const leave = () => pulse('idle');
  const timer = setInterval(pulse, PULSE_MS);
  const stops = [
    session.subscribe(soon),
    engine.state.subscribe(soon),
    engine.events.on('sought', () => {
      sought = true;
    }),
    engine.events.on('moves', () => {
      movedAt = performance.now();
      soon();
    }),
    engine.events.on('firstFrame', () => {
      movedAt = performance.now();
      if (session.get().phase === 'content') seen = true;
    }),
  ];
  window.addEventListener('pagehide', leave);
  return () => {
    leave();
    clearInterval(timer);
    due = true;
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', leave);
  };
}
