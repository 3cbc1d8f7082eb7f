import { isRecord } from '../../lib/parse/is';

/**
 * The library's controller of a stream restarts its timer at each play, even when another source has replaced
 * its stream. The timer would then run forever, and throw once the player is disposed. So a controller whose
 * stream is about to be replaced must start no timer any more.
 */
export function retireStreamTimer(tech: unknown): void {
  const stream = isRecord(tech) ? tech.vhs : null;
  const controller = isRecord(stream) ? stream.playlistController_ : null;
  if (isRecord(controller)) controller.startABRTimer_ = () => {};
}
