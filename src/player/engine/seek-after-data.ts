/** The browser's number for a video that knows its duration and size, but has no frame yet. */
const HAVE_METADATA = 1;

/**
 * Returns a function that seeks at once, or, between the metadata and the first data of a Media Source, as
 * soon as the data is there. In WebKitGTK a seek in between
 * may never end, and then no other source loads either.
 */
export function seekAfterData(video: HTMLVideoElement, seek: (time: number) => void): (time: number) => void {
  let waiting: number | null = null;
  let hasData = false;
  video.addEventListener('emptied', () => {
    waiting = null;
    hasData = false;
  });
  video.addEventListener('loadeddata', () => {
    hasData = true;
    if (waiting !== null) seek(waiting);
    waiting = null;
  });
  return (time) => {
    const hasMetadata = video.readyState >= HAVE_METADATA;
    if (video.src.startsWith('blob:') && hasMetadata && !hasData) waiting = time;
    else seek(time);
  };
}
