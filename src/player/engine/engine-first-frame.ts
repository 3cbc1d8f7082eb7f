import { isRecord } from '../../lib/parse/is';

/** WebKit rounds to seven decimals, so this is more than its error and too little to be seen or heard. */
const MARGIN_SECONDS = 0.00001;

interface Player {
  tech(safety: true): unknown;
  on(event: string, listener: () => void): void;
}

/**
 * A stream's times are moved so that it starts at zero. WebKit rounds the offset, say -1.4666…, so that the
 * first frame comes just before zero, where all frames up to the next key frame are dropped; playback then
 * stops at a gap. This makes each offset a little later.
 */
export function keepFirstFrame(player: Player): void {
  player.on('loadstart', () => {
    const tech = player.tech(true);
    const stream = isRecord(tech) ? tech.vhs : null;
    const controller = isRecord(stream) ? stream.playlistController_ : null;
    const source = isRecord(controller) ? controller.mediaSource : null;
    if (isRecord(source) && !Object.hasOwn(source, 'addSourceBuffer')) offsetLater(source);
  });
}

function offsetLater(source: Record<string, unknown>): void {
  const add = source.addSourceBuffer;
  if (typeof add !== 'function') return;
  source.addSourceBuffer = (type: string) => {
    const buffer: object = add.call(source, type);
    const prototype = Object.getPrototypeOf(buffer);
    return Object.defineProperty(buffer, 'timestampOffset', {
      get: () => Reflect.get(prototype, 'timestampOffset', buffer),
      set: (offset: number) => Reflect.set(prototype, 'timestampOffset', offset + MARGIN_SECONDS, buffer),
    });
  };
}
