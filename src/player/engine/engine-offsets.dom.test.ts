import { expect, test, vi } from 'vitest';
import { correctOffsets } from './engine-offsets';

class Buffer {
  offset = 0;
  updating = false;
  readonly abort = vi.fn();
  get timestampOffset() {
    return this.offset;
  }
  set timestampOffset(to: number) {
    this.offset = to;
  }
}

class Source {
  addSourceBuffer(_type: string) {
    return new Buffer();
  }
}

function createPlayer() {
  const mediaSource = new Source();
  const listeners: (() => void)[] = [];
  correctOffsets({
    tech: () => ({ vhs: { playlistController_: { mediaSource } } }),
    on: (_event, listener) => listeners.push(listener),
  });
  return { mediaSource, emitLoadStart: () => listeners.forEach((listener) => void listener()) };
}

test('an offset of a stream that starts at zero leaves its first frame after zero', () => {
  const { mediaSource, emitLoadStart } = createPlayer();
  emitLoadStart();
  const buffer = mediaSource.addSourceBuffer('video/mp4');
  buffer.timestampOffset = -1.4666666666666666;
  const roundedByWebKit = -1.4666667;
  expect(132_000 / 90_000 + roundedByWebKit).toBeLessThan(0);
  expect(132_000 / 90_000 + Number(buffer.timestampOffset.toFixed(7))).toBeGreaterThanOrEqual(0);
  expect(buffer.timestampOffset).toBeCloseTo(-1.4666667, 4);
});

test('if a source starts to load twice, its offsets are moved only once', () => {
  const { mediaSource, emitLoadStart } = createPlayer();
  emitLoadStart();
  emitLoadStart();
  const buffer = mediaSource.addSourceBuffer('video/mp4');
  buffer.timestampOffset = 24;
  expect(buffer.timestampOffset).toBe(24.00001);
});

test('each new offset resets the parser, but interrupts no data that is being appended', () => {
  const { mediaSource, emitLoadStart } = createPlayer();
  emitLoadStart();
  const buffer = mediaSource.addSourceBuffer('audio/mp4');
  buffer.timestampOffset = 108.5;
  buffer.timestampOffset = 120.5;
  expect(buffer.abort).toHaveBeenCalledTimes(2);
  buffer.updating = true;
  buffer.timestampOffset = 132.5;
  expect(buffer.abort).toHaveBeenCalledTimes(2);
});
