import { isRecord } from '../../lib/parse/is';

interface Player {
  tech(safety: true): unknown;
  on(event: string, listener: () => void): void;
}

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

/**
 * The library's controller of a stream restarts its timer at each play, even once another stream has replaced it.
 * The timer would run forever, and throw after the player is disposed. In Safari the library makes two streams
 * for one source. Returns what retires the present stream.
 */
export function retireReplacedStreams(player: Player): () => void {
  let stream: unknown = null;
  function retire(): void {
    const controller = isRecord(stream) ? stream.playlistController_ : null;
    stream = null;
    if (!isRecord(controller)) return;
    if (isFunction(controller.stopABRTimer_)) controller.stopABRTimer_();
    controller.startABRTimer_ = () => {};
  }
  // The library emits this for each stream before it makes its controller.
  player.on('xhr-hooks-ready', () => {
    retire();
    const tech = player.tech(true);
    stream = isRecord(tech) ? tech.vhs : null;
  });
  return retire;
}
