import type { Engine } from '../engine/engine-types';
import { mimeType } from '../engine/mime-type';
import type { PlayerPreroll } from '../types';

/** A preroll that has not started to play within this time is dropped. */
const START_TIMEOUT_MS = 5_000;
/** A preroll that stalls for this long is dropped. */
const STALL_TIMEOUT_MS = 8_000;

export type PrerollOutcome = 'ended' | 'skipped' | 'failed' | 'late' | 'suppressed';

interface Run {
  engine: Engine;
  preroll: PlayerPreroll;
  play: boolean | 'auto';
  onShown(): void;
  /**
   * Whether the viewer should still see the preroll when it starts: another tab may have shown one in
   * between.
   */
  isDue(): boolean;
  /** Called once, whatever the outcome, so that the video starts. */
  onDone(outcome: PrerollOutcome): void;
}

export interface PrerollRun {
  skip(): void;
  dispose(): void;
}

/** Plays a preroll in the engine that plays the video after it. */
export function runPreroll({ engine, preroll, play, isDue, onShown, onDone }: Run): PrerollRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  function finish(outcome: PrerollOutcome | null): void {
    if (done) return;
    done = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    if (outcome) onDone(outcome);
  }

  /** The timer runs only while the preroll should play, and restarts whenever the preroll makes progress. */
  function restartTimer(): void {
    clearTimeout(timer);
    const { shouldPlay, moved } = engine.state.get();
    if (done || !shouldPlay) return;
    timer = setTimeout(() => finish(moved ? 'failed' : 'late'), moved ? STALL_TIMEOUT_MS : START_TIMEOUT_MS);
  }

  let shouldPlay = false;
  const stops = [
    engine.state.subscribe(() => {
      if (engine.state.get().shouldPlay === shouldPlay) return;
      shouldPlay = engine.state.get().shouldPlay;
      if (shouldPlay && !engine.state.get().moved && !isDue()) finish('suppressed');
      else restartTimer();
    }),
    engine.events.on('firstFrame', () => {
      onShown();
      restartTimer();
    }),
    engine.events.on('progress', () => {
      if (engine.state.get().moved) restartTimer();
    }),
    engine.events.on('ended', () => finish('ended')),
    engine.events.on('problem', () => finish('failed')),
  ];
  const type = mimeType(preroll.url, null);
  const plain = { live: false, captions: [], thumbnailsUrl: null, startAt: 0, fallback: false };
  engine.load({ ...plain, url: preroll.url, type, play });
  restartTimer();
  return { skip: () => finish('skipped'), dispose: () => finish(null) };
}
