import type { Identified, Table } from '../../store/table.ts';
import type { World } from '../../store/world.ts';

/** Deletes an account and everything that belongs to it, except charges, which are accounting records. */
export function deleteUser(world: World, userId: number): void {
  const { users, orders, cards, favorites, clips } = world.store;
  const deleteRows = <Row extends Identified & { user_id: number }>(table: Table<Row>) => {
    for (const { id } of table.where(({ user_id }) => user_id === userId)) table.remove(id);
  };
  deleteRows(orders);
  deleteRows(cards);
  deleteRows(favorites);
  deleteRows(clips);
  users.remove(userId);
}
