import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFullScreen } from './use-full-screen';

/** Creates a video element as on an iPhone, where only video elements can go full screen. */
function phoneVideo() {
  const webkitEnterFullscreen = vi.fn();
  return {
    video: Object.assign(document.createElement('video'), { webkitEnterFullscreen }),
    webkitEnterFullscreen,
  };
}

function fullScreenOf(video: HTMLVideoElement | undefined) {
  const root = { current: document.body.appendChild(document.createElement('div')) };
  return renderHook(() => useFullScreen(root, video)).result.current;
}

function allowElements(): () => Promise<void> {
  const requestFullscreen = vi.fn(async () => {});
  Object.assign(Element.prototype, { requestFullscreen });
  return requestFullscreen;
}

afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  document.body.replaceChildren();
});

test('the player goes full screen with its controls where the browser allows it for any element', () => {
  const requestFullscreen = allowElements();
  const { video, webkitEnterFullscreen } = phoneVideo();
  const { available, toggle } = fullScreenOf(video);
  expect(available).toBe(true);
  toggle();
  expect(requestFullscreen).toHaveBeenCalledOnce();
  expect(webkitEnterFullscreen).not.toHaveBeenCalled();
});

test('only the video element goes full screen where the browser allows it for videos only', () => {
  const { video, webkitEnterFullscreen } = phoneVideo();
  const { available, toggle } = fullScreenOf(video);
  expect(available).toBe(true);
  toggle();
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
});

test('full screen is not offered for several videos where the browser allows it for a video element only', () => {
  expect(fullScreenOf(undefined).available).toBe(false);
});
