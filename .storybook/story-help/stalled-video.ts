const isOfMediaSource = (address: string) => address.startsWith('blob:');

/**
 * Makes Media Source buffer videos without showing a frame, and native playback load forever. Returns a
 * function that undoes this.
 */
export function stallVideos(): () => void {
  const { requestVideoFrameCallback } = HTMLVideoElement.prototype;
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src') ?? {};
  HTMLVideoElement.prototype.requestVideoFrameCallback = () => 0;
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, address: string) {
      if (isOfMediaSource(address)) source.set?.call(this, address);
    },
  });
  const hold = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) target.playbackRate = 0;
  };
  document.addEventListener('play', hold, true);
  return () => {
    HTMLVideoElement.prototype.requestVideoFrameCallback = requestVideoFrameCallback;
    Object.defineProperty(HTMLMediaElement.prototype, 'src', source);
    document.removeEventListener('play', hold, true);
  };
}
