import type { Engine } from '../engine/engine-types';
import type { PlayerProps } from '../types';
import { viewUuid } from './view-uuid';
import { INITIAL_VIEWING_CLOCK, updateViewingClock, type ViewingEvent } from './viewing-clock';

type Callbacks = Pick<PlayerProps, 'onFirstFrame' | 'onViewing' | 'onLog'>;

/** The first report comes early, so that a short viewing counts; later ones come every 30 seconds. */
const FIRST_REPORT_SECONDS = 10;
const REPORT_EVERY_SECONDS = 30;
/** The log on the device is updated more often, since a page may close without an event. */
const LOG_EVERY_SECONDS = 5;
const MIN_NEW_SECONDS = 0.05;

interface Reporting {
  engine: Engine;
  /** False during the preroll, which is not counted as viewing. */
  isContent(): boolean;
  callbacks(): Callbacks;
}

/** Reports the first frame and the time watched. Returns a function that stops the reports. */
export function reportViewing({ engine, isContent, callbacks }: Reporting): () => void {
  const uuid = viewUuid();
  let clock = INITIAL_VIEWING_CLOCK;
  let reportedSeconds = 0;
  let loggedSeconds = 0;
  let ended = false;
  let firstFrame = false;

  function report(final: boolean): void {
    if (!firstFrame || (clock.seconds - reportedSeconds < MIN_NEW_SECONDS && !(final && !ended))) return;
    reportedSeconds = clock.seconds;
    ended = final;
    callbacks().onViewing?.({ viewUuid: uuid, seconds: reportedSeconds, final });
    log();
  }

  function log(): void {
    if (!firstFrame || clock.seconds <= loggedSeconds) return;
    loggedSeconds = clock.seconds;
    callbacks().onLog?.({ type: 'watched', seconds: loggedSeconds });
  }

  function handle(event: ViewingEvent): void {
    if (!isContent()) return;
    clock = updateViewingClock(clock, event);
    if (event.type === 'stopped' || clock.seconds - loggedSeconds >= LOG_EVERY_SECONDS) log();
    const due =
      clock.seconds - reportedSeconds >=
      (reportedSeconds === 0 ? FIRST_REPORT_SECONDS : REPORT_EVERY_SECONDS);
    if (due) report(false);
  }

  function countUpToNow(): void {
    const { playing, time, rate } = engine.state.get();
    if (playing) handle({ type: 'progress', at: performance.now(), time, rate });
  }

  // The page is being closed or put into the back/forward cache, so this is the last chance to report.
  const onLeave = () => {
    countUpToNow();
    report(true);
  };
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return;
    countUpToNow();
    report(false);
  };
  const stops = [
    engine.events.on('progress', (event) => handle({ type: 'progress', ...event })),
    engine.events.on('stopped', (event) => {
      handle({ type: 'stopped', ...event });
      if (engine.state.get().loaded && !engine.state.get().buffering) report(false);
    }),
    engine.events.on('firstFrame', () => {
      if (firstFrame || !isContent()) return;
      firstFrame = true;
      callbacks().onFirstFrame?.({ viewUuid: uuid });
    }),
  ];
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', onHide);
  return () => {
    onLeave();
    for (const stop of stops) stop();
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', onHide);
  };
}
