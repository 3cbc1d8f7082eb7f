import { expect, test } from 'vitest';
import { SCREENS } from '../routes/screens';
import { isByDay, RENDERED_ADDRESSES, renderedScreen } from './rendered-paths';

test.each([
  ['/', 'home', false],
  ['/packages', 'packages', false],
  ['/passes', 'packages', false],
  ['/schedule', 'schedule', true],
  ['/upcoming', 'schedule', true],
  ['/live', 'schedule', false],
  ['/vod', 'schedule', false],
])(
  '%s is rendered, and depends on the viewer’s days only where it has headings of days',
  (path, screen, byDay) => {
    expect(renderedScreen(path)).toBe(screen);
    expect(isByDay(path)).toBe(byDay);
  },
);

test.each(['/schedule/', '/vod_library', '/passes/finder', '/women-in-sport'])(
  '%s is not rendered',
  (path) => {
    expect(renderedScreen(path)).toBeNull();
  },
);

test('servers that compare addresses know every rendered one without an id', () => {
  const rendered = SCREENS.map(({ path }) => path).filter((path) => renderedScreen(path) !== null);
  expect(RENDERED_ADDRESSES.toSorted()).toEqual(rendered.toSorted());
});
