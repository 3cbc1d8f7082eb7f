import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeEngine, fakeEngine } from '../engine/fake-engine.test-help';
import { keepLive } from './keep-live';

let engine: FakeEngine;
let seeks: number[];
let end: number;

/** The stream grows and the video plays for so many seconds, `behind` its end. */
function watch(seconds: number, behind: number): void {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    end += 1;
    engine.moves(end - behind);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  engine = fakeEngine();
  seeks = [];
  end = 100;
  const { get } = engine.state;
  engine.state.get = () => ({ ...get(), seekEnd: end });
  const { seek } = engine;
  engine.seek = (time) => {
    seeks.push(time);
    seek(time);
  };
  keepLive(engine, () => true);
});
afterEach(() => void vi.useRealTimers());

describe('who watches live', () => {
  test('is brought to the edge after a slow start, once', () => {
    watch(5, 6);
    expect(seeks).toEqual([101]);
  });

  test('is left alone where the start was quick', () => {
    watch(20, 1);
    expect(seeks).toEqual([]);
  });

  test('is brought back after a stall', () => {
    watch(5, 1);
    engine.events.emit('stalled', undefined);
    watch(3, 9);
    expect(seeks).toEqual([106]);
  });

  test('but who went back stays there, stall or not', () => {
    watch(5, 1);
    watch(5, 40);
    engine.events.emit('stalled', undefined);
    watch(5, 46);
    expect(seeks).toEqual([]);
  });

  test('also when the going back itself takes its time', () => {
    watch(5, 1);
    engine.seek(60);
    engine.events.emit('stalled', undefined);
    watch(3, 50);
    expect(seeks).toEqual([60]);
  });

  test('and follows again once at the edge', () => {
    watch(2, 1);
    watch(2, 40);
    watch(2, 1);
    engine.events.emit('stalled', undefined);
    watch(2, 8);
    expect(seeks).toEqual([107]);
  });
});
