import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useFullScreen } from './use-full-screen';

/** The one full screen of an iPhone: that of a video element, drawn by the system. */
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

test('the player goes full screen with its controls where any element can', () => {
  const requestFullscreen = allowElements();
  const { video, webkitEnterFullscreen } = phoneVideo();
  const { available, toggle } = fullScreenOf(video);
  expect(available).toBe(true);
  toggle();
  expect(requestFullscreen).toHaveBeenCalledOnce();
  expect(webkitEnterFullscreen).not.toHaveBeenCalled();
});

test('the video alone goes full screen where only videos can', () => {
  const { video, webkitEnterFullscreen } = phoneVideo();
  const { available, toggle } = fullScreenOf(video);
  expect(available).toBe(true);
  toggle();
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
});

test('full screen is not offered for several videos where only one can be in full screen', () => {
  expect(fullScreenOf(undefined).available).toBe(false);
});
