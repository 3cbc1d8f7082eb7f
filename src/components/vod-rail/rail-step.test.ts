import { shows } from '@tests/statements/shows';
import { expect, test } from 'vitest';
import { arrowScrollLeft, canScroll, nextScrollLeft, RAIL_STEP_MS } from './rail-step';

const rail = { left: 0, visibleWidth: 1000, totalWidth: 3000, cardStep: 300 };

test('a rail scrolls automatically every five seconds', shows('constant VOD rail 5000 ms'), () => {
  expect(RAIL_STEP_MS).toBe(5_000);
});

test.each([
  ['one card forward', {}, 300],
  ['another', { left: 300 }, 600],
  ['not beyond the end', { left: 1900 }, 2000],
  ['from the end to the start', { left: 2000 }, 0],
  ['also from a fraction before the end', { left: 1999.4 }, 0],
  ['nowhere when all cards are visible', { totalWidth: 1000 }, 0],
])('a rail scrolls automatically %s', (_, over, scrollLeft) => {
  expect(nextScrollLeft({ ...rail, ...over })).toBe(scrollLeft);
});

test.each([
  ['forward by the fully visible cards', {}, 1, 900],
  ['not beyond the end', { left: 1500 }, 1, 2000],
  ['back', { left: 1500 }, -1, 600],
  ['not before the start', { left: 200 }, -1, 0],
  ['by at least one card', { visibleWidth: 250 }, 1, 300],
] as const)('an arrow scrolls a rail %s', (_, over, step, scrollLeft) => {
  expect(arrowScrollLeft({ ...rail, ...over }, step)).toBe(scrollLeft);
});

test.each([
  [1000, 1000, false],
  [1000, 1000.6, false],
  [1000, 1200, true],
])('canScroll of a rail with %d of %d pixels visible is %s', (visibleWidth, totalWidth, can) => {
  expect(canScroll({ visibleWidth, totalWidth })).toBe(can);
});
