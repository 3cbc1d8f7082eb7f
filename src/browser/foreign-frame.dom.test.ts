import { expect, test } from 'vitest';
import { isForeignFrame } from './foreign-frame';

const top = {};
test.each([
  [
    'the embedded player in another page',
    { self: {}, top, location: { pathname: '/watch_embed/4001' } },
    true,
  ],
  ['the embedded player by itself', { self: top, top, location: { pathname: '/watch_embed/4001' } }, false],
  ['Storybook’s own frame', { self: {}, top, location: { pathname: '/iframe.html' } }, false],
  ['another screen', { self: {}, top, location: { pathname: '/watch_embedded' } }, false],
])('decides whether a document is a foreign frame: %s, %s', (_, frame, foreign) => {
  expect(isForeignFrame(frame)).toBe(foreign);
});
