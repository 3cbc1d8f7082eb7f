import { shows } from '@tests/statements/shows';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeEngine } from '../engine/fake-engine.test-help';
import { type PrerollOutcome, runPreroll } from './run-preroll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(play = true, isDue = () => true) {
  const engine = fakeEngine();
  const outcomes: PrerollOutcome[] = [];
  const shown = vi.fn();
  const run = runPreroll({
    engine,
    preroll: { id: 31, url: '/p.m3u8', skipAfter: 5 },
    play,
    isDue,
    onShown: shown,
    onDone: (outcome) => outcomes.push(outcome),
  });
  return { engine, outcomes, run, shown };
}

describe('runPreroll', () => {
  test('starts the video when the preroll has ended', () => {
    const { engine, outcomes, shown } = start();
    engine.progress();
    engine.end();
    expect(outcomes).toEqual(['ended']);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  test('starts the video when the preroll has not started within five seconds', () => {
    const { outcomes, shown } = start();
    vi.advanceTimersByTime(4_999);
    expect(outcomes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(outcomes).toEqual(['late']);
    expect(shown).not.toHaveBeenCalled();
  });

  test('counts the five seconds of a slow preroll from the moment play is pressed', () => {
    const { engine, outcomes } = start(false);
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
    engine.play();
    vi.advanceTimersByTime(5_000);
    expect(outcomes).toEqual(['late']);
  });

  test('starts the video when the preroll fails, before or after its start', () => {
    const early = start(false);
    early.engine.fail();
    expect(early.outcomes).toEqual(['failed']);
    const late = start();
    late.engine.progress();
    late.engine.fail();
    expect(late.outcomes).toEqual(['failed']);
  });

  test('starts the video when the preroll stalls for eight seconds, not when the viewer pauses it', () => {
    const { engine, outcomes } = start();
    engine.progress();
    engine.pause();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
    engine.play();
    vi.advanceTimersByTime(8_000);
    expect(outcomes).toEqual(['failed']);
  });

  test(
    'starts the video at once if another tab has shown a preroll in between',
    shows('preroll once per user'),
    () => {
      let due = true;
      const { engine, outcomes, shown } = start(false, () => due);
      due = false;
      engine.play();
      engine.progress();
      expect(outcomes).toEqual(['suppressed']);
      expect(shown).not.toHaveBeenCalled();
    },
  );

  test('a paused preroll continues although it already counts as shown', () => {
    let due = true;
    const { engine, outcomes } = start(true, () => due);
    engine.progress();
    due = false;
    engine.pause();
    engine.play();
    expect(outcomes).toEqual([]);
  });

  test('starts the video once when the preroll is skipped', () => {
    const { engine, outcomes, run } = start();
    engine.progress();
    run.skip();
    run.skip();
    engine.end();
    engine.fail();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['skipped']);
  });

  test('does not start the video after the preroll was disposed', () => {
    const { engine, outcomes, run } = start();
    run.dispose();
    engine.end();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
  });
});
