/** The browser's number for a video that knows its duration and size, but has no frame yet. */
const HAVE_METADATA = 1;
const INTO_BUFFER_SECONDS = 0.01;

/**
 * Returns a function that seeks at once, or, between the metadata and the first data of a Media Source, as
 * soon as the data is there: WebKitGTK may never end a seek in between, nor load another source then.
 */
export function seekAfterData(video: HTMLVideoElement, seek: (time: number) => void): (time: number) => void {
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
    if (waiting !== null) seek(waiting);
    // WebKitGTK shows no frame after the first segment if playback starts just before the buffered part.
    else if (video.currentTime < bufferedStart) seek(bufferedStart + INTO_BUFFER_SECONDS);
    waiting = null;
  });
  return (time) => {
    if (isMediaSource() && video.readyState >= HAVE_METADATA && !hasData) waiting = time;
    else seek(time);
  };
}
