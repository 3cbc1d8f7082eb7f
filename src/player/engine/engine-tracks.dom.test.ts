import type videojs from 'video.js';
import { expect, test, vi } from 'vitest';
import { addThumbnails, giveTracksFiles } from './engine-tracks';

interface Added {
  label: string;
  src?: string;
}

function createTech(featuresNativeTextTracks: boolean) {
  const added: Added[] = [];
  return {
    added,
    featuresNativeTextTracks,
    addRemoteTextTrack: (options: Added) => void added.push(options),
  };
}

test('a text track without a file gets an empty one where the browser loads the tracks', async () => {
  const make = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:empty');
  const tech = createTech(true);
  giveTracksFiles(tech);
  tech.addRemoteTextTrack({ label: 'segment-metadata' });
  expect(tech.added).toEqual([{ label: 'segment-metadata', src: 'blob:empty' }]);
  const file = make.mock.calls[0]?.[0];
  expect(file instanceof Blob && (await file.text())).toBe('WEBVTT');
  make.mockRestore();
});

test('a text track with a file keeps its file', () => {
  const tech = createTech(true);
  giveTracksFiles(tech);
  tech.addRemoteTextTrack({ label: 'English', src: '/captions-en.vtt' });
  expect(tech.added).toEqual([{ label: 'English', src: '/captions-en.vtt' }]);
});

test('a text track without a file is not changed where the library handles the tracks', () => {
  const tech = createTech(false);
  giveTracksFiles(tech);
  tech.addRemoteTextTrack({ label: 'segment-metadata' });
  expect(tech.added).toEqual([{ label: 'segment-metadata' }]);
});

test('the empty file of a text track is released with the player', () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const tech = createTech(true);
  const release = giveTracksFiles(tech);
  tech.addRemoteTextTrack({ label: 'segment-metadata' });
  release();
  expect(revoke).toHaveBeenCalledWith(tech.added[0]?.src);
});

function thumbnailsOf(isCurrent: boolean) {
  const listeners = new Map<string, () => void>();
  const tracks: { src: string; mode: string }[] = [];
  const player = {
    addRemoteTextTrack({ src }: { src: string }) {
      const track = { src, mode: 'disabled' };
      tracks.push(track);
      return { track };
    },
    one: (name: string, listener: () => void) => listeners.set(name, listener),
  };
  addThumbnails(player as unknown as ReturnType<typeof videojs>, '/thumbnails.vtt', () => isCurrent);
  return { tracks, firstPicture: () => listeners.get('loadeddata')?.() };
}

test('the thumbnail file loads only after the first frame', () => {
  const { tracks, firstPicture } = thumbnailsOf(true);
  expect(tracks).toEqual([]);
  firstPicture();
  expect(tracks).toEqual([{ src: '/thumbnails.vtt', mode: 'hidden' }]);
});

test('the thumbnails of a source that was replaced before its first frame do not load', () => {
  const { tracks, firstPicture } = thumbnailsOf(false);
  firstPicture();
  expect(tracks).toEqual([]);
});
