import type { Order } from '@generated/model';
import type { World } from '@mocks/store/world';

/** Leaves only the member's latest order of a type, and changes its state. */
export const onlyOrder =
  (type: Order['type'], change: Partial<Order>) =>
  ({ store }: World): void => {
    const latest = store.orders.where(({ order }) => order.type === type).at(-1);
    for (const row of store.orders.all()) if (row !== latest) store.orders.remove(row.id);
    if (latest) store.orders.update(latest, { order: { ...latest.order, ...change } });
  };

/** Removes all orders, so that every pass adds something. The saved card stays. */
export const noOrders = ({ store }: World): void => {
  for (const row of store.orders.all()) store.orders.remove(row.id);
};

/** Gives the purchased products the longest names that the contract allows. */
export const longNames = ({ store }: World): void => {
  for (const row of store.orders.all())
    store.orders.update(row, {
      order: { ...row.order, product: { ...row.order.product, name: LONG_NAME } },
    });
};

const LONG_NAME =
  'Saint-Hyacinthe–Bas-Saint-Laurent Intercollegiate Athletics Season Pass with Playoffs, Finals and Everything after';
