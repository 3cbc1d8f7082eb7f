import { isRecord } from '../../lib/parse/is';

interface Player {
  tech(safety: true): unknown;
  on(event: string, listener: () => void): void;
}

const isFunction = (value: unknown): value is () => void => typeof value === 'function';

/**
 * The library's controller of a stream restarts its timer at each play, even after another stream replaced
 * it. That timer would run forever and throw once the player is disposed. In Safari the library creates two
 * streams for one source. Returns a function that stops the current stream's timer.
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
  // The library emits this event for each stream before it creates the stream's controller.
  player.on('xhr-hooks-ready', () => {
    retire();
    const tech = player.tech(true);
    stream = isRecord(tech) ? tech.vhs : null;
  });
  return retire;
}
