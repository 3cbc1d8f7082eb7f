import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeEngine, fakeEngine } from '../engine/fake-engine.test-help';
import { keepLive } from './keep-live';

let engine: FakeEngine;
let seeks: number[];
let end: number;

/**
 * Simulates that the stream grows and the video plays for this many seconds, `behind` seconds from its end.
 */
function watch(seconds: number, behind: number): void {
  for (let second = 0; second < seconds; second += 1) {
    vi.advanceTimersByTime(1_000);
    end += 1;
    engine.progress(end - behind);
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

describe('keepLive', () => {
  test('jumps to the live edge once after a slow start', () => {
    watch(5, 6);
    expect(seeks).toEqual([101]);
  });

  test('does not jump to the live edge after a quick start', () => {
    watch(20, 1);
    expect(seeks).toEqual([]);
  });

  test('jumps to the live edge after a stall', () => {
    watch(5, 1);
    engine.events.emit('stalled', undefined);
    watch(3, 9);
    expect(seeks).toEqual([106]);
  });

  test('does not move a live viewer who seeked back, not even after a stall', () => {
    watch(5, 1);
    watch(5, 40);
    engine.events.emit('stalled', undefined);
    watch(5, 46);
    expect(seeks).toEqual([]);
  });

  test('does not move a live viewer whose seek back takes long', () => {
    watch(5, 1);
    engine.seek(60);
    engine.events.emit('stalled', undefined);
    watch(3, 50);
    expect(seeks).toEqual([60]);
  });

  test('keeps a viewer at the live edge again once they have returned to it', () => {
    watch(2, 1);
    watch(2, 40);
    watch(2, 1);
    engine.events.emit('stalled', undefined);
    watch(2, 8);
    expect(seeks).toEqual([107]);
  });
});
