import { expect, test } from 'vitest';
import { clippingOffer } from './clipping-offer';

const MEMBER = { ownVideo: true, plays: true, live: false, recording: true, signedIn: true, mayClip: true };

test.each([
  ['the tool for a recording', {}, 'tool'],
  ['that clips open after a live game', { live: true, recording: false }, 'whenOver'],
  ['that the pass lacks clips', { mayClip: false }, 'notIncluded'],
  [
    'that the pass lacks clips, also while live',
    { mayClip: false, live: true, recording: false },
    'notIncluded',
  ],
  ['that a visitor has to log in', { signedIn: false, mayClip: false }, 'logIn'],
  [
    'that clips open after a live game, also to a visitor',
    { signedIn: false, mayClip: false, live: true, recording: false },
    'whenOver',
  ],
  ['nothing of another service’s video', { ownVideo: false, recording: false }, null],
  ['nothing of another service’s video to a visitor', { ownVideo: false, signedIn: false }, null],
  [
    'a visitor’s login before the player is there',
    { signedIn: false, plays: false, recording: false },
    'logIn',
  ],
  ['nothing where nothing plays', { plays: false }, null],
] as const)('clippingOffer decides that the watch page offers or says %s', (_, change, expected) => {
  expect(clippingOffer({ ...MEMBER, ...change })).toBe(expected);
});
