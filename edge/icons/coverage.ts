import type { Polygon } from './strokes.ts';

/** Each row of pixels is sampled on this many lines. Along a line, the coverage is exact. */
const LINES_PER_ROW = 8;

type Span = readonly [start: number, end: number];

const heightOf = (line: number) => (line + 0.5) / LINES_PER_ROW;

/** Returns the span of a horizontal line that is inside a convex polygon. */
function spanAt(polygon: Polygon, y: number): Span {
  let [start, end] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [index, [x2, y2]] of polygon.entries()) {
    const [x1, y1] = polygon.at(index - 1) ?? [x2, y2];
    if (y1 <= y === y2 <= y) continue;
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
    [start, end] = [Math.min(start, x), Math.max(end, x)];
  }
  return [start, end];
}

/** Returns the spans of all polygons by line number. */
function spansByLine(polygons: readonly Polygon[]): Map<number, Span[]> {
  const lines = new Map<number, Span[]>();
  for (const polygon of polygons) {
    const heights = polygon.map(([, y]) => y);
    const last = Math.max(...heights) * LINES_PER_ROW - 0.5;
    for (let line = Math.ceil(Math.min(...heights) * LINES_PER_ROW - 0.5); line < last; line += 1) {
      const spans = lines.get(line) ?? [];
      spans.push(spanAt(polygon, heightOf(line)));
      lines.set(line, spans);
    }
  }
  return lines;
}

/** Joins overlapping spans, so that no area is counted twice. */
function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && start <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], end)];
    else joined.push([start, end]);
  }
  return joined;
}

/** Returns how much of each pixel of a square image the polygons cover together, from 0 to 1, row by row. */
export function coverageOf(polygons: readonly Polygon[], side: number): Float32Array {
  const coverage = new Float32Array(side * side);
  for (const [line, spans] of spansByLine(polygons)) {
    const row = Math.floor(heightOf(line)) * side;
    for (const [start, end] of union(spans)) {
      for (let x = Math.floor(start); x < end; x += 1) {
        const covered = Math.min(end, x + 1) - Math.max(start, x);
        coverage[row + x] = (coverage[row + x] ?? 0) + covered / LINES_PER_ROW;
      }
    }
  }
  return coverage;
}
