import { expect, test } from 'vitest';
import { clippingOffer } from './clipping-offer';

const MEMBER = { plays: true, live: false, recording: true, signedIn: true, mayClip: true };

test.each([
  ['the tool for a recording', {}, 'tool'],
  ['that clips open after a live game', { live: true, recording: false }, 'whenOver'],
  ['that the pass lacks clips', { mayClip: false }, 'notIncluded'],
  [
    'that the pass lacks clips, also while live',
    { mayClip: false, live: true, recording: false },
    'notIncluded',
  ],
  ['nothing to a visitor', { signedIn: false, mayClip: false }, null],
  ['nothing of another service’s video', { recording: false }, null],
  ['nothing where nothing plays', { plays: false }, null],
] as const)('clippingOffer decides that the watch page offers or says %s', (_, change, expected) => {
  expect(clippingOffer({ ...MEMBER, ...change })).toBe(expected);
});
