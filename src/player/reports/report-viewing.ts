import type { Engine } from '../engine/engine-types';
import type { PlayerProps } from '../types';
import { viewUuid } from './view-uuid';
import { newViewingClock, type ViewingEvent, viewing } from './viewing-clock';

type Callbacks = Pick<PlayerProps, 'onFirstFrame' | 'onViewing' | 'onLog'>;

/** The first report comes early, so that a short viewing counts; the others half a minute apart. */
const FIRST_SECONDS = 10;
const EVERY_SECONDS = 30;
/** What stays on the device is told more often: a page may close without a word. */
const LOG_EVERY_SECONDS = 5;
const WORTH_SECONDS = 0.05;

interface Reporting {
  engine: Engine;
  /** Only the video counts, not the preroll before it. */
  isContent(): boolean;
  callbacks(): Callbacks;
}

/** Tells the first frame and the time watched, until it is taken down. */
export function reportViewing({ engine, isContent, callbacks }: Reporting): () => void {
  const uuid = viewUuid();
  let clock = newViewingClock;
  let told = 0;
  let logged = 0;
  let ended = false;
  let firstFrame = false;

  function tell(final: boolean): void {
    if (!firstFrame || (clock.seconds - told < WORTH_SECONDS && !(final && !ended))) return;
    told = clock.seconds;
    ended = final;
    callbacks().onViewing?.({ viewUuid: uuid, seconds: told, final });
    writeDown();
  }

  function writeDown(): void {
    if (!firstFrame || clock.seconds <= logged) return;
    logged = clock.seconds;
    callbacks().onLog?.({ type: 'watched', seconds: logged });
  }

  function take(event: ViewingEvent): void {
    if (!isContent()) return;
    clock = viewing(clock, event);
    if (event.type === 'halts' || clock.seconds - logged >= LOG_EVERY_SECONDS) writeDown();
    const due = clock.seconds - told >= (told === 0 ? FIRST_SECONDS : EVERY_SECONDS);
    if (due) tell(false);
  }

  function countUpToNow(): void {
    const { playing, time, rate } = engine.state.get();
    if (playing) take({ type: 'moves', at: performance.now(), time, rate });
  }

  // A page that is left, or put into the cache of pages to come back to: the last chance to tell.
  const leave = () => {
    countUpToNow();
    tell(true);
  };
  const hide = () => {
    if (document.visibilityState !== 'hidden') return;
    countUpToNow();
    tell(false);
  };
  const stops = [
    engine.events.on('moves', (event) => take({ type: 'moves', ...event })),
    engine.events.on('halts', (event) => {
      take({ type: 'halts', ...event });
      if (engine.state.get().loaded && !engine.state.get().buffering) tell(false);
    }),
    engine.events.on('firstFrame', () => {
      if (firstFrame || !isContent()) return;
      firstFrame = true;
      callbacks().onFirstFrame?.({ viewUuid: uuid });
    }),
  ];
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', hide);
  return () => {
    leave();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', hide);
  };
}
