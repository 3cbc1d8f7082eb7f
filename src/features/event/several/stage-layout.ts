/** The game that has the sound, and the game that fills the stage. Null if there is none. */
export interface StageLayout {
  sound: number | null;
  full: number | null;
}

export type LayoutChange =
  | { type: 'sound'; id: number; on: boolean }
  | { type: 'full'; id: number; on: boolean }
  | { type: 'toggle-sound'; first: number }
  | { type: 'removed'; id: number };

/** Applies a change. A game that fills the stage also has the sound, unless the viewer has muted it. */
export function changeLayout(layout: StageLayout, change: LayoutChange): StageLayout {
  const { sound, full } = layout;
  switch (change.type) {
    case 'sound': {
      const { id, on } = change;
      if (!on) return sound === id ? { sound: null, full } : layout;
      return { sound: id, full: full === null ? null : id };
    }
    case 'full': {
      const { id, on } = change;
      if (!on) return full === id ? { sound, full: null } : layout;
      return { sound: sound === null ? null : id, full: id };
    }
    case 'toggle-sound':
      return { sound: sound === null ? (full ?? change.first) : null, full };
    case 'removed':
      return { sound: sound === change.id ? null : sound, full: full === change.id ? null : full };
  }
}

const SOUND_WEIGHT = 2;
const MUTED_WEIGHT = 1;
const FULL_WEIGHT = 12;

/**
 * Each game's share of the connection. The shares add up to one. A game with sound gets twice
 * as much as a muted game, and a game that fills the stage gets most of the connection.
 */
export function connectionShares(
  ids: readonly number[],
  { sound, full }: StageLayout,
): ReadonlyMap<number, number> {
  const weightOf = (id: number) =>
    id === full ? FULL_WEIGHT : full === null && id === sound ? SOUND_WEIGHT : MUTED_WEIGHT;
  const total = ids.reduce((sum, id) => sum + weightOf(id), 0);
  return new Map(ids.map((id) => [id, weightOf(id) / total]));
}
