import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeEngine } from '../engine/fake-engine.test-help';
import { type PrerollOutcome, runPreroll } from './run-preroll';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(play = true) {
  const engine = fakeEngine();
  const outcomes: PrerollOutcome[] = [];
  const shown = vi.fn();
  const run = runPreroll({
    engine,
    preroll: { id: 31, url: '/p.m3u8', skipAfter: 5 },
    play,
    onShown: shown,
    onDone: (outcome) => outcomes.push(outcome),
  });
  return { engine, outcomes, run, shown };
}

describe('a preroll gives way to the video', () => {
  test('when it has ended', () => {
    const { engine, outcomes, shown } = start();
    engine.moves();
    engine.end();
    expect(outcomes).toEqual(['ended']);
    expect(shown).toHaveBeenCalledTimes(1);
  });

  test('when it has not begun within five seconds', () => {
    const { outcomes, shown } = start();
    vi.advanceTimersByTime(4_999);
    expect(outcomes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(outcomes).toEqual(['late']);
    expect(shown).not.toHaveBeenCalled();
  });

  test('but those count from the press on play', () => {
    const { engine, outcomes } = start(false);
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
    engine.play();
    vi.advanceTimersByTime(5_000);
    expect(outcomes).toEqual(['late']);
  });

  test('when it fails, before or after it began', () => {
    const early = start(false);
    early.engine.fail();
    expect(early.outcomes).toEqual(['failed']);
    const late = start();
    late.engine.moves();
    late.engine.fail();
    expect(late.outcomes).toEqual(['failed']);
  });

  test('when it stops on the way for eight seconds, not when the viewer pauses it', () => {
    const { engine, outcomes } = start();
    engine.moves();
    engine.pause();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
    engine.play();
    vi.advanceTimersByTime(8_000);
    expect(outcomes).toEqual(['failed']);
  });

  test('when it is skipped; and once only', () => {
    const { engine, outcomes, run } = start();
    engine.moves();
    run.skip();
    run.skip();
    engine.end();
    engine.fail();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual(['skipped']);
  });

  test('not after it was taken down', () => {
    const { engine, outcomes, run } = start();
    run.dispose();
    engine.end();
    vi.advanceTimersByTime(60_000);
    expect(outcomes).toEqual([]);
  });
});
