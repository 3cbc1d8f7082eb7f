import { expect, test } from 'vitest';
import { clipToBox } from './clip.ts';
import { coverageOf } from './coverage.ts';
import { type Polygon, strokeAreas } from './strokes.ts';

const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

test.each<[string, Polygon[], number[]]>([
  ['a whole pixel', [box(0, 0, 1, 1)], [1, 0, 0, 0]],
  ['half of two pixels', [box(0.5, 0, 1.5, 1)], [0.5, 0.5, 0, 0]],
  ['a quarter of four pixels', [box(0.5, 0.5, 1.5, 1.5)], [0.25, 0.25, 0.25, 0.25]],
  ['overlapping areas once', [box(0, 0, 1, 1), box(0.5, 0, 1.5, 1)], [1, 0.5, 0, 0]],
  ['areas apart in one pixel', [box(0, 0, 0.25, 1), box(0.75, 0, 1, 1)], [0.5, 0, 0, 0]],
  ['nothing', [], [0, 0, 0, 0]],
])('coverageOf counts %s', (_, polygons, coverage) => {
  expect([...coverageOf(polygons, 2)]).toEqual(coverage);
});

const areaOf = (path: string) => coverageOf(strokeAreas(path, 2), 20).reduce((sum, part) => sum + part, 0);

test.each<[string, string, number]>([
  ['a straight line ends where its path ends', 'M4 5 L14 5', 20],
  ['a square corner is pointed', 'M4 5 L14 5 L14 15', 40],
  ['a square corner to the other side is pointed', 'M4 15 L14 15 L14 5', 40],
  ['a closed path has no gap at its start', 'M5 10 L5 5 L15 5 L15 15 L5 15 Z', 80],
])('strokeAreas draws a path like SVG: %s', (_, path, area) => expect(areaOf(path)).toBeCloseTo(area, 3));

test('strokeAreas cuts off a sharp corner', () => {
  const highest = Math.min(...strokeAreas('M4 18 L5 8 L6 18', 2).flatMap((area) => area.map(([, y]) => y)));
  expect(highest).toBeCloseTo(7.9, 1);
});

test.each<[string, Polygon, number]>([
  ['within it', box(1, 1, 3, 3), 4],
  ['across its edges', box(-2, -2, 2, 12), 20],
  ['beyond it', box(-5, 0, -1, 4), 0],
])('clipToBox clips a polygon to a box when the polygon is %s', (_, polygon, area) => {
  const clipped = clipToBox(polygon, 10, 10);
  expect(coverageOf([clipped], 12).reduce((sum, part) => sum + part, 0)).toBeCloseTo(area, 3);
});
