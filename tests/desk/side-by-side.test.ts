import { expect, test } from 'vitest';
import {
  FIRST_VIEW,
  framesOf,
  inOwnWindow,
  isInFrame,
  readView,
  viewQuery,
} from '../../.storybook/desk/view';

const STORY = 'screens-home--free-visitor';

test('the address of a side-by-side view reopens exactly that view', () => {
  const view = {
    story: STORY,
    screens: ['wide'],
    languages: ['fr', 'pseudo'],
    themes: ['low contrast', 'loud'],
    earlier: '../before & after',
  };
  expect(readView(new URLSearchParams(viewQuery(view)), 'another')).toEqual(view);
});

test('a side-by-side address without parameters opens the first view of the first story', () => {
  expect(readView(new URLSearchParams(), STORY)).toEqual({ story: STORY, ...FIRST_VIEW });
});

test('a side-by-side address ignores a screen size that does not exist', () => {
  expect(readView(new URLSearchParams('screens=watch,phone'), STORY).screens).toEqual(['phone']);
});

test('each combination of screen size, language and colours has its own frame', () => {
  const frames = framesOf({
    story: STORY,
    screens: ['phone', 'wide'],
    languages: ['en', 'fr'],
    themes: ['dark'],
  });
  expect(frames.map(({ name }) => name)).toEqual([
    'Phone · English · dark',
    'Phone · Français · dark',
    'Wide · English · dark',
    'Wide · Français · dark',
  ]);
  expect(frames[1]).toMatchObject({ width: 390, height: 844 });
  expect(frames[1]?.src).toBe(
    `iframe.html?id=${STORY}&viewMode=story&globals=language:fr;theme:dark&in-frame`,
  );
});

test.each(['../before', '../before/'])(
  'with an earlier build in %s, each side-by-side frame is shown from both builds',
  (earlier) => {
    const frames = framesOf({ story: STORY, ...FIRST_VIEW, screens: ['phone'], languages: ['en'], earlier });
    expect(frames.map(({ name }) => name)).toEqual([
      'Phone · English · dark · earlier',
      'Phone · English · dark · this',
    ]);
    expect(frames[0]?.src).toBe(`../before/${frames[1]?.src}`);
  },
);

test('a story that is opened in its own window no longer counts as being in a frame', () => {
  const [frame] = framesOf({ story: STORY, ...FIRST_VIEW });
  const queryOf = (src = '') => src.slice(src.indexOf('?'));
  expect(isInFrame(queryOf(frame?.src))).toBe(true);
  expect(isInFrame(queryOf(inOwnWindow(frame?.src ?? '')))).toBe(false);
});
