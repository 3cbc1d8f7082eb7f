import type { Point, Polygon } from './strokes.ts';

type Axis = 0 | 1;

function pointAt([x1, y1]: Point, [x2, y2]: Point, share: number): Point {
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
}

/** Returns the part of a convex polygon on the side of a limit where `sign * coordinate` is smaller. */
function clipAt(polygon: Polygon, axis: Axis, limit: number, sign: 1 | -1): Polygon {
  const beyond = (point: Point) => sign * (point[axis] - limit);
  return polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length] ?? point;
    const [here, there] = [beyond(point), beyond(next)];
    const inside = here <= 0 ? [point] : [];
    return here < 0 !== there < 0 && here !== there
      ? [...inside, pointAt(point, next, here / (here - there))]
      : inside;
  });
}

/** Returns the part of a convex polygon within a box that starts at 0, 0. */
export function clipToBox(polygon: Polygon, width: number, height: number): Polygon {
  const narrowed = clipAt(clipAt(polygon, 0, 0, -1), 0, width, 1);
  return clipAt(clipAt(narrowed, 1, 0, -1), 1, height, 1);
}
