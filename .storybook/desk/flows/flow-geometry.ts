import type { Cell, FlowLayout, PlacedArrow } from './flow-layout.ts';

/** `across` runs from left to right. `down` runs from top to bottom, for a narrow window. */
export type Direction = 'across' | 'down';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface FlowGeometry {
  width: number;
  height: number;
  story(cell: Cell): Box;
  label(cell: Cell): Box;
  /** Returns the line of an arrow as an SVG path. */
  line(arrow: PlacedArrow): string;
}

const STORY = { width: 160, height: 188 };
const LABEL = {
  across: { width: 112, height: 62 },
  down: { width: 118, height: 48 },
};
/** The distance between stories and labels along the flow, with room for an arrow's turns and its head. */
const GUTTER = 40;
/** The distance between rows. */
const GAP = 16;
/** The distance between arrows that lead back and arrows that lead forward. */
const BACK_OFFSET = 14;
const CORNER = 7;

type Point = readonly [along: number, side: number];

/**
 * Returns where everything is in pixels. Layers follow each other along the flow, and rows are side by side.
 */
export function geometryOf(layout: FlowLayout, direction: Direction): FlowGeometry {
  const isAcross = direction === 'across';
  const [storyAlong, storySide] = isAcross ? [STORY.width, STORY.height] : [STORY.height, STORY.width];
  const { width, height } = LABEL[direction];
  const [labelAlong, labelSide] = isAcross ? [width, height] : [height, width];
  const pitch = storyAlong + labelAlong + 2 * GUTTER;

  const withStory = new Set([...layout.stories.values()].map(({ row }) => row));
  const sides: { from: number; size: number }[] = [];
  for (let row = 0, from = 0; row < layout.rows; row += 1) {
    const size = withStory.has(row) ? storySide : labelSide;
    sides.push({ from, size });
    from += size + GAP;
  }
  const middle = (row: number) => (sides[row]?.from ?? 0) + (sides[row]?.size ?? 0) / 2;
  const isStory = (layer: number) => Number.isInteger(layer);
  const start = (layer: number) =>
    isStory(layer) ? layer * pitch : Math.floor(layer) * pitch + storyAlong + GUTTER;
  const end = (layer: number) => start(layer) + (isStory(layer) ? storyAlong : labelAlong);

  const box = ({ layer, row }: Cell, side: number): Box => {
    const along = end(layer) - start(layer);
    const from = middle(row) - side / 2;
    return isAcross
      ? { left: start(layer), top: from, width: along, height: side }
      : { left: from, top: start(layer), width: side, height: along };
  };

  // Arrows of different rows turn at different places, so that their lines do not overlap.
  const turn = (row: number) => GUTTER * (0.15 + 0.25 * (row % 3));
  const turnBack = (row: number) => turn(row) + GUTTER * 0.12;

  function line(arrow: PlacedArrow): string {
    const from = layout.stories.get(arrow.from);
    const to = layout.stories.get(arrow.to);
    if (!from || !to) return '';
    const lane = middle(arrow.label.row);
    const points: Point[] = arrow.isBack
      ? [
          [start(from.layer), middle(from.row) + BACK_OFFSET],
          [start(from.layer) - turnBack(from.row), middle(from.row) + BACK_OFFSET],
          [start(from.layer) - turnBack(from.row), lane],
          [end(to.layer) + turnBack(to.row), lane],
          [end(to.layer) + turnBack(to.row), middle(to.row) + BACK_OFFSET],
          [end(to.layer), middle(to.row) + BACK_OFFSET],
        ]
      : [
          [end(from.layer), middle(from.row)],
          [end(from.layer) + turn(from.row), middle(from.row)],
          [end(from.layer) + turn(from.row), lane],
          [start(to.layer) - turn(to.row), lane],
          [start(to.layer) - turn(to.row), middle(to.row)],
          [start(to.layer), middle(to.row)],
        ];
    return rounded(isAcross ? points : points.map(([along, side]) => [side, along]));
  }

  const along = end(layout.layers - 1);
  const side = (sides.at(-1)?.from ?? 0) + (sides.at(-1)?.size ?? 0);
  return {
    width: isAcross ? along : side,
    height: isAcross ? side : along,
    story: (cell) => box(cell, storySide),
    label: (cell) => box(cell, labelSide),
    line,
  };
}

/** Returns a line of straight parts with rounded corners. */
function rounded(points: readonly Point[]): string {
  const corners = points.filter((point, index) => {
    const before = points[index - 1];
    return !before || before[0] !== point[0] || before[1] !== point[1];
  });
  return corners
    .map((point, index) => {
      const before = corners[index - 1];
      const after = corners[index + 1];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      return `L${towards(point, before).join(' ')} Q${point.join(' ')} ${towards(point, after).join(' ')}`;
    })
    .join(' ');
}

/** Returns the point at which a rounded corner starts, on the line from that corner to another one. */
function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
  const part = Math.min(CORNER, length / 2) / length;
  return [corner[0] + (other[0] - corner[0]) * part, corner[1] + (other[1] - corner[1]) * part];
}
