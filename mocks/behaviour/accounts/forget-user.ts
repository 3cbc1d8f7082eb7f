import type { Identified, Table } from '../../store/table.ts';
import type { World } from '../../store/world.ts';

/** Deletes an account and everything that belongs to it, except charges, which are accounting records. */
export function forgetUser(world: World, userId: number): void {
  const { users, orders, cards, favorites, clips } = world.store;
  const clear = <Row extends Identified & { user_id: number }>(table: Table<Row>) => {
    for (const { id } of table.where(({ user_id }) => user_id === userId)) table.remove(id);
  };
  clear(orders);
  clear(cards);
  clear(favorites);
  clear(clips);
  users.remove(userId);
}
