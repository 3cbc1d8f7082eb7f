import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRemotePlayback } from './use-remote-playback';

function castVideo() {
  let report: (available: boolean) => void = () => {};
  const remote = {
    watchAvailability: vi.fn(async (callback: typeof report) => {
      report = callback;
      return 7;
    }),
    cancelWatchAvailability: vi.fn(async () => {}),
    prompt: vi.fn(async () => Promise.reject(new Error('dismissed'))),
  };
  const video = document.createElement('video');
  Object.defineProperty(video, 'remote', { value: remote });
  return { video, remote, report: (on: boolean) => report(on) };
}

test('offers playback on another screen only while the browser finds one, and stops looking on unmount', async () => {
  const { video, remote, report } = castVideo();
  const { result, unmount } = renderHook(() => useRemotePlayback(video));
  await act(async () => {});
  expect(result.current).toBeNull();
  act(() => report(true));
  expect(result.current?.kind).toBe('cast');
  result.current?.prompt();
  expect(remote.prompt).toHaveBeenCalledOnce();
  act(() => report(false));
  expect(result.current).toBeNull();
  unmount();
  expect(remote.cancelWatchAvailability).toHaveBeenCalledWith(7);
});

test('offers no playback on another screen where the browser can’t look for screens', async () => {
  const { video, remote } = castVideo();
  remote.watchAvailability.mockRejectedValue(new Error('not supported'));
  const { result, unmount } = renderHook(() => useRemotePlayback(video));
  await act(async () => {});
  expect(result.current).toBeNull();
  unmount();
});

test('offers AirPlay with Safari’s own list of screens', () => {
  const picker = vi.fn();
  const video = Object.assign(document.createElement('video'), { webkitShowPlaybackTargetPicker: picker });
  const { result } = renderHook(() => useRemotePlayback(video));
  const report = (availability: string) =>
    act(() => {
      const event = Object.assign(new Event('webkitplaybacktargetavailabilitychanged'), { availability });
      video.dispatchEvent(event);
    });
  expect(result.current).toBeNull();
  report('available');
  expect(result.current?.kind).toBe('airplay');
  result.current?.prompt();
  expect(picker).toHaveBeenCalledOnce();
  report('not-available');
  expect(result.current).toBeNull();
});
