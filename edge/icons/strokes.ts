export type Point = readonly [x: number, y: number];
/** The corners of a convex area, in order. */
export type Polygon = readonly Point[];

interface Line {
  points: Point[];
  isClosed: boolean;
}

const STEPS_OF_CURVE = 12;
/** The highest ratio of a pointed corner's length to the stroke's width. SVG cuts off longer corners. */
export const MITER_LIMIT = 2;

function curve(start: Point, [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): Point[] {
  return Array.from({ length: STEPS_OF_CURVE }, (_, index) => {
    const t = (index + 1) / STEPS_OF_CURVE;
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3];
    return [a * start[0] + b * x1 + c * x2 + d * x, a * start[1] + b * y1 + c * y2 + d * y] as const;
  });
}

/** Parses a path with the commands M, L, C and Z in absolute coordinates. Curves become straight pieces. */
export function parsePath(path: string): Line[] {
  const lines: Line[] = [];
  for (const [, command, numbers = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const values = numbers.trim().split(/\s+/).map(Number);
    const [x = 0, y = 0] = values;
    const line = lines.at(-1);
    if (command === 'M') lines.push({ points: [[x, y]], isClosed: false });
    else if (command === 'Z' && line) line.isClosed = true;
    else if (command === 'L') line?.points.push([x, y]);
    else line?.points.push(...curve(line.points.at(-1) ?? [0, 0], values));
  }
  return lines;
}

/** Returns the vector from the middle of a stroke to its edge, on the left of the direction of travel. */
function edgeVector([x1, y1]: Point, [x2, y2]: Point, width: number): Point {
  const factor = width / 2 / Math.hypot(x2 - x1, y2 - y1);
  return [(y2 - y1) * factor, (x1 - x2) * factor];
}

const plus = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 + x2, y1 + y2];
const minus = ([x1, y1]: Point, [x2, y2]: Point): Point => [x1 - x2, y1 - y2];

function segment(from: Point, to: Point, width: number): Polygon {
  const edge = edgeVector(from, to, width);
  return [plus(from, edge), plus(to, edge), minus(to, edge), minus(from, edge)];
}

/** Returns the area that fills the gap between two segments on the outside of their corner. */
function corner(before: Point, at: Point, after: Point, width: number): Polygon {
  const [one, other] = [edgeVector(before, at, width), edgeVector(at, after, width)];
  const isLeftTurn = one[0] * other[1] - one[1] * other[0] < 0;
  const [from, to] = isLeftTurn ? [minus([0, 0], one), minus([0, 0], other)] : [one, other];
  const middle = plus(from, to);
  // The tip is on the line through the middle of the gap, at 1 / cos of half the turn.
  const cosine = Math.hypot(...middle) / width;
  const tip = plus(at, [middle[0] / (2 * cosine ** 2), middle[1] / (2 * cosine ** 2)]);
  const isPointed = cosine * MITER_LIMIT >= 1;
  return [at, plus(at, from), ...(isPointed ? [tip] : []), plus(at, to)];
}

/**
 * Returns the area of a path's strokes as overlapping convex polygons, with SVG's default line ends and
 * corners.
 */
export function strokeAreas(path: string, width: number): Polygon[] {
  return parsePath(path).flatMap(({ points: open, isClosed }) => {
    const [first] = open;
    const points = isClosed && first ? [...open, first] : open;
    return points.flatMap((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!after) return [];
      const piece = segment(point, after, width);
      return before ? [corner(before, point, after, width), piece] : [piece];
    });
  });
}
