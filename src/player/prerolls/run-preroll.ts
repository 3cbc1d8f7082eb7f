import type { Engine } from '../engine/engine-types';
import { mimeType } from '../engine/mime-type';
import type { PlayerPreroll } from '../types';

/** A preroll whose picture has not moved by then gives way to the video. */
const LATE_MS = 5_000;
/** One that stops on the way, too. */
const STUCK_MS = 8_000;

export type PrerollOutcome = 'ended' | 'skipped' | 'failed' | 'late';

interface Run {
  engine: Engine;
  preroll: PlayerPreroll;
  play: boolean | 'auto';
  onShown(): void;
  /** Called once, whatever happens: the video's turn. */
  onDone(outcome: PrerollOutcome): void;
}

export interface PrerollRun {
  skip(): void;
  dispose(): void;
}

/** Plays a preroll in the engine that the video plays in after it. */
export function runPreroll({ engine, preroll, play, onShown, onDone }: Run): PrerollRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let done = false;

  function finish(outcome: PrerollOutcome | null): void {
    if (done) return;
    done = true;
    clearTimeout(timer);
    for (const stop of stops) stop();
    if (outcome) onDone(outcome);
  }

  /** Counts only while it should play, and anew whenever it gets on. */
  function arm(): void {
    clearTimeout(timer);
    const { wanted, moved } = engine.state.get();
    if (done || !wanted) return;
    timer = setTimeout(() => finish(moved ? 'failed' : 'late'), moved ? STUCK_MS : LATE_MS);
  }

  let wanted = false;
  const stops = [
    engine.state.subscribe(() => {
      if (engine.state.get().wanted === wanted) return;
      wanted = engine.state.get().wanted;
      arm();
    }),
    engine.events.on('firstFrame', () => {
      onShown();
      arm();
    }),
    engine.events.on('moves', () => {
      if (engine.state.get().moved) arm();
    }),
    engine.events.on('ended', () => finish('ended')),
    engine.events.on('problem', () => finish('failed')),
  ];
  const type = mimeType(preroll.url, null);
  engine.load({ url: preroll.url, type, live: false, captions: [], thumbnailsUrl: null, startAt: 0, play });
  arm();
  return { skip: () => finish('skipped'), dispose: () => finish(null) };
}
