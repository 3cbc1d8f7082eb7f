import { type Arrow, arrowsFrom, type Flow, startsOf } from './flow-graph.ts';

/**
 * A place on the map. Stories are in whole layers, and the text of an arrow is half a layer before or after.
 */
export interface Cell {
  layer: number;
  row: number;
}

export interface PlacedArrow extends Arrow {
  /** Whether the arrow leads back to an earlier layer. */
  isBack: boolean;
  /** The place of the arrow's text. The arrow stays in the row of its text until it is next to its end. */
  label: Cell;
}

export interface FlowLayout {
  layers: number;
  rows: number;
  stories: ReadonlyMap<string, Cell>;
  arrows: readonly PlacedArrow[];
}

/**
 * Places each story in the layer of the longest way to it. The first arrow of a story stays in its row, so
 * that the usual way is a straight line; branches go below. An arrow occupies the cells that it passes, so
 * nothing covers it.
 */
export function layOut(flow: Flow): FlowLayout {
  const { order, back } = walk(flow);
  const layers = layersOf(flow, order, back);
  const grid = createGrid();
  const stories = new Map<string, Cell>();
  const arrows: PlacedArrow[] = [];
  const layerOf = (id: string) => layers.get(id) ?? 0;

  function placeArrow(arrow: Arrow, row: number): void {
    const isBack = back.has(arrow);
    const [near, far] = ends(arrow, isBack);
    grid.occupy(layerOf(near) + 0.5, layerOf(far) - 0.5, row);
    const layer = layerOf(arrow.from) + (isBack ? -0.5 : 0.5);
    arrows.push({ ...arrow, isBack, label: { layer, row } });
  }

  function placeStory(id: string, row: number): void {
    stories.set(id, { layer: layerOf(id), row });
    grid.occupy(layerOf(id), layerOf(id), row);
    for (const arrow of arrowsFrom(flow, id)) {
      if (back.has(arrow) || stories.has(arrow.to)) continue;
      let below = row;
      while (!grid.isFree(layerOf(id) + 0.5, layerOf(arrow.to), below)) below += 1;
      placeArrow(arrow, below);
      placeStory(arrow.to, below);
    }
  }

  for (const start of startsOf(flow)) {
    let row = 0;
    while (!grid.isFree(layerOf(start), layerOf(start), row)) row += 1;
    placeStory(start, row);
  }

  const placed = new Set(arrows.map(({ from, by }) => `${from} ${by}`));
  const length = ({ from, to }: Arrow) => Math.abs(layerOf(from) - layerOf(to));
  const others = flow.arrows.filter(({ from, to, by }) => stories.has(to) && !placed.has(`${from} ${by}`));
  for (const arrow of others.sort((one, other) => length(one) - length(other))) {
    const [near, far] = ends(arrow, back.has(arrow));
    const rows = [stories.get(arrow.from)?.row ?? 0, stories.get(arrow.to)?.row ?? 0];
    placeArrow(arrow, grid.nearestRow(layerOf(near) + 0.5, layerOf(far) - 0.5, rows));
  }
  const cells = [...stories.values(), ...arrows.map(({ label }) => label)];
  return {
    layers: Math.max(...layers.values()) + 1,
    rows: Math.max(...cells.map(({ row }) => row)) + 1,
    stories,
    arrows,
  };
}

/** Returns the two ends of an arrow, starting with the one in the lower layer. */
const ends = ({ from, to }: Arrow, isBack: boolean): [string, string] => (isBack ? [to, from] : [from, to]);

/**
 * Orders every story after those that lead to it, and finds the arrows that lead back to a story that was
 * visited before.
 */
function walk(flow: Flow) {
  const done: string[] = [];
  const seen = new Set<string>();
  const back = new Set<Arrow>();
  const way = new Set<string>();
  function visit(id: string): void {
    seen.add(id);
    way.add(id);
    for (const arrow of arrowsFrom(flow, id)) {
      if (way.has(arrow.to)) back.add(arrow);
      else if (!seen.has(arrow.to)) visit(arrow.to);
    }
    way.delete(id);
    done.push(id);
  }
  for (const id of startsOf(flow)) visit(id);
  return { order: done.reverse(), back };
}

function layersOf(flow: Flow, order: readonly string[], back: ReadonlySet<Arrow>) {
  const layers = new Map(order.map((id) => [id, 0]));
  for (const id of order)
    for (const arrow of arrowsFrom(flow, id))
      if (!back.has(arrow))
        layers.set(arrow.to, Math.max(layers.get(arrow.to) ?? 0, (layers.get(id) ?? 0) + 1));
  return layers;
}

function createGrid() {
  const taken = new Set<string>();
  const cells = (from: number, until: number, row: number): string[] => {
    const keys: string[] = [];
    for (let layer = from; layer <= until; layer += 0.5) keys.push(`${layer} ${row}`);
    return keys;
  };
  const isFree = (from: number, until: number, row: number) =>
    cells(from, until, row).every((key) => !taken.has(key));
  return {
    isFree,
    occupy(from: number, until: number, row: number): void {
      for (const key of cells(from, until, row)) taken.add(key);
    },
    /**
     * Returns the free row that is closest to the given rows. It is never above the start, so that the map
     * begins there.
     */
    nearestRow(from: number, until: number, rows: readonly number[]): number {
      const high = Math.min(...rows);
      const low = Math.max(...rows);
      for (let away = 0; ; away += 1) {
        const candidates =
          away === 0
            ? Array.from({ length: low - high + 1 }, (_, at) => low - at)
            : [low + away, high - away];
        const free = candidates.find((row) => row >= 0 && isFree(from, until, row));
        if (free !== undefined) return free;
      }
    },
  };
}
