import type { Engine } from '../engine/engine-types';
import { mimeType } from '../engine/mime-type';
import type { PlayerPreroll } from '../types';

/** A preroll whose picture has not moved by then is dropped. */
const START_TIMEOUT_MS = 5_000;
/** So is one that stalls for this long. */
const STALL_TIMEOUT_MS = 8_000;

export type PrerollOutcome = 'ended' | 'skipped' | 'failed' | 'late' | 'suppressed';

interface Run {
  engine: Engine;
  preroll: PlayerPreroll;
  play: boolean | 'auto';
  onShown(): void;
  /** Whether the viewer is still due one when it begins: another tab may have shown one since. */
  isDue(): boolean;
  /** Called once, whatever happens: the video starts now. */
  onDone(outcome: PrerollOutcome): void;
}

export interface PrerollRun {
  skip(): void;
  dispose(): void;
}

/** Plays a preroll in the same engine as the video after it. */
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

  /** The timer runs only while the preroll should play, and restarts whenever it makes progress. */
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
