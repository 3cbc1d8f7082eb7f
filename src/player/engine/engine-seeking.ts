/** The browser's number for a video that knows its duration and size, but has no frame yet. */
const HAVE_METADATA = 1;
const INTO_BUFFER_SECONDS = 0.01;

interface Player {
  currentTime(): number | undefined;
  currentTime(to: number): unknown;
}

export interface Seeking {
  to(time: number): void;
  /** The player's position, or the one that it will have once its first data is there. */
  time(): number;
}

/**
 * Seeks at once, or, between the metadata and the first data of a Media Source, as soon as the data is there.
 * After two seeks in between, the library may load data for the first one only, and then skip to it. WebKitGTK
 * may not end a seek in between, nor load another source then.
 */
export function seekAfterData(player: Player, video: HTMLVideoElement, isWebKit: boolean): Seeking {
  const isMediaSource = () => video.src.startsWith('blob:');
  let waiting: number | null = null;
  let hasData = false;
  video.addEventListener('emptied', () => {
    waiting = null;
    hasData = false;
  });
  video.addEventListener('loadeddata', () => {
    hasData = true;
    const bufferedStart = isMediaSource() && video.buffered.length > 0 ? video.buffered.start(0) : 0;
    if (waiting !== null) player.currentTime(waiting);
    // WebKitGTK shows no frame after the first segment if playback starts just before the buffered part.
    else if (isWebKit && video.currentTime < bufferedStart)
      player.currentTime(bufferedStart + INTO_BUFFER_SECONDS);
    waiting = null;
  });
  return {
    to(time) {
      if (isMediaSource() && video.readyState >= HAVE_METADATA && !hasData) waiting = time;
      else player.currentTime(time);
    },
    time: () => waiting ?? player.currentTime() ?? 0,
  };
}
