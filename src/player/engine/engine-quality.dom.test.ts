import { Vhs } from '@videojs/http-streaming';
import { expect, test } from 'vitest';
import { limitToShare } from './engine-quality';

const MEGABIT = 1_000_000;

const rendition = (height: number, megabits: number) => ({
  id: `${height}`,
  attributes: { BANDWIDTH: megabits * MEGABIT, RESOLUTION: { width: (height * 16) / 9, height } },
});

/** A source handler as the library's quality selection reads it, on a screen that fits every rendition. */
function handler(megabits: number) {
  const el = document.body.appendChild(document.createElement('video'));
  Object.assign(el.style, { width: '1920px', height: '1080px' });
  const playlists = [rendition(1080, 5), rendition(720, 2.5), rendition(360, 0.8), rendition(180, 0.3)];
  return {
    systemBandwidth: megabits * MEGABIT,
    playlists: { main: { playlists } },
    limitRenditionByPlayerDimensions: true,
    tech_: { el: () => el },
    playlistController_: {},
    selectPlaylist: (): { id: string } | undefined => undefined,
  };
}

test.each<[share: number, chosen: string]>([
  [1, '1080'],
  [0.5, '720'],
  [0.25, '360'],
  [0.1, '180'],
])(
  'a player with a share of %d of an 8 Mbit/s connection chooses the rendition of %s lines',
  (share, chosen) => {
    const vhs = handler(8);
    limitToShare({ vhs }, { Vhs }, () => share);
    expect(vhs.selectPlaylist()?.id).toBe(chosen);
  },
);

test('the connection share is read at each quality choice, and the measured bandwidth is not changed', () => {
  const vhs = handler(8);
  let share = 0.25;
  limitToShare({ vhs }, { Vhs }, () => share);
  expect(vhs.selectPlaylist()?.id).toBe('360');
  share = 1;
  expect(vhs.selectPlaylist()?.id).toBe('1080');
  expect(vhs.systemBandwidth).toBe(8 * MEGABIT);
});

test('limiting a player to its connection share changes nothing while it has no stream', () => {
  expect(() => limitToShare({ vhs: null }, { Vhs }, () => 0.5)).not.toThrow();
  expect(() => limitToShare(undefined, { Vhs }, () => 0.5)).not.toThrow();
});
