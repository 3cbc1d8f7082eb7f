import { isRecord } from '../../lib/parse/is';

/** WebKit rounds to seven decimals, so this is more than its error and too little to be seen or heard. */
const MARGIN_SECONDS = 0.00001;

interface Player {
  tech(safety: true): unknown;
  on(event: string, listener: () => void): void;
}

/** Corrects how WebKit applies the offsets that move the times in a stream's files to the player's times. */
export function correctOffsets(player: Player): void {
  player.on('loadstart', () => {
    const tech = player.tech(true);
    const stream = isRecord(tech) ? tech.vhs : null;
    const controller = isRecord(stream) ? stream.playlistController_ : null;
    const source = isRecord(controller) ? controller.mediaSource : null;
    if (isRecord(source) && !Object.hasOwn(source, 'addSourceBuffer')) correctIn(source);
  });
}

function correctIn(source: Record<string, unknown>): void {
  const add = source.addSourceBuffer;
  if (typeof add !== 'function') return;
  source.addSourceBuffer = (type: string) => {
    const buffer: SourceBuffer = add.call(source, type);
    const prototype = Object.getPrototypeOf(buffer);
    return Object.defineProperty(buffer, 'timestampOffset', {
      get: () => Reflect.get(prototype, 'timestampOffset', buffer),
      set(offset: number) {
        // The times in the files may start again at an offset. WebKitGTK would drop all audio with earlier
        // times than the first that it parsed, until its parser is reset.
        if (!buffer.updating) buffer.abort();
        // WebKit rounds the offset, say -1.4666…, so that the first frame would come just before zero, where
        // all frames up to the next key frame are dropped.
        Reflect.set(prototype, 'timestampOffset', offset + MARGIN_SECONDS, buffer);
      },
    });
  };
}
