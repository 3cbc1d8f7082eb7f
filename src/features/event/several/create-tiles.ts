import type { Tile } from '../../../player/types';
import { connectionShares, type LayoutChange, type StageLayout } from './stage-layout';

interface TileActions {
  change(change: LayoutChange): void;
  remove(id: number): void;
}

/** Creates a tile for each game, numbered in order. */
export function createTiles(
  ids: readonly number[],
  layout: StageLayout,
  { change, remove }: TileActions,
): ReadonlyMap<number, Tile> {
  const shares = connectionShares(ids, layout);
  return new Map(
    ids.map((id, index) => [
      id,
      {
        number: index + 1,
        sound: layout.sound === id,
        full: layout.full === id,
        share: shares.get(id) ?? 1,
        onSound: (on) => change({ type: 'sound', id, on }),
        onFull: (on) => change({ type: 'full', id, on }),
        onRemove: ids.length > 1 ? () => remove(id) : null,
      },
    ]),
  );
}
