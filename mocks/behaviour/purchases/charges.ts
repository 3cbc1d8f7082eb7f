import type { ChargeRow, Item, OrderRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';

export const productName = ({ kind, id }: Item) => `${kind}:${id}`;

export function charge(world: World, row: OrderRow, reason: ChargeRow['reason']): void {
  world.store.charges.add({
    order_id: row.id,
    user_id: row.user_id,
    product: productName(row.item),
    amount: row.order.amounts.total,
    reason,
    at: world.now(),
  });
}
