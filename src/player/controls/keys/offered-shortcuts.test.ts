import { expect, test } from 'vitest';
import { offeredShortcuts } from './offered-shortcuts';

const RECORDING = { seekable: true, live: false, captions: true, pictureInPicture: true };

test.each([
  [
    'everything for a recording with captions',
    {},
    ['space', 'j', '←', '↑', 'm', 'f', 'c', 'p', 'home', '0–9', ',', '?'],
  ],
  [
    'no captions where there are none',
    { captions: false },
    ['space', 'j', '←', '↑', 'm', 'f', 'p', 'home', '0–9', ',', '?'],
  ],
  [
    'nothing that seeks in a stream without a window',
    { live: true, seekable: false, captions: false },
    ['space', '↑', 'm', 'f', 'p', '?'],
  ],
  [
    'no single frames of a live stream',
    { live: true },
    ['space', 'j', '←', '↑', 'm', 'f', 'c', 'p', 'home', '0–9', '?'],
  ],
  [
    'no picture in picture where the browser has none',
    { pictureInPicture: false },
    ['space', 'j', '←', '↑', 'm', 'f', 'c', 'home', '0–9', ',', '?'],
  ],
])('the list of keyboard shortcuts has %s', (_, change, keys) => {
  expect(offeredShortcuts({ ...RECORDING, ...change }).map(([[key]]) => key)).toEqual(keys);
});
