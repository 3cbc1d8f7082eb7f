import { liveGames } from '../../mocks/choose-event.ts';
import type { World } from '../../mocks/store/world.ts';

/** Makes live games free, so that a visitor may watch them; returns their ids. */
export function freeGames(world: World, count = 4): number[] {
  const rows = liveGames(world, count);
  for (const row of rows) Object.assign(row, { type: 'free', embedded: null });
  return rows.map(({ id }) => id);
}

export const address = ([own, ...others]: readonly number[]) => `/watch/${own}?with=${others.join(',')}`;
