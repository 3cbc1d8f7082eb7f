import type { Capability, TargetAccess } from '../../../generated/model/index.ts';
import type { EventRow } from '../../data/events.ts';
import type { OrderRow, UserRow } from '../../store/rows.ts';
import type { World } from '../../store/world.ts';

/**
 * The access that the viewer's paid orders give. It is computed once per request and then used for many
 * events.
 */
export interface Access {
  viewer: UserRow | null;
  channelWide: Capability[];
  orders: OrderRow[];
  geoBlocked: boolean;
}

export function accessOf(world: World, viewer: UserRow | null): Access {
  const { geoBlocked } = world.settings;
  if (!viewer) return { viewer, channelWide: [], orders: [], geoBlocked };
  const orders = world.store.orders.where(
    ({ user_id, order }) =>
      user_id === viewer.id && order.status === 'paid' && order.activity_status === 'active',
  );
  const wide = orders.filter((row) => row.item.kind === 'subscription' || isAllAccess(world, row));
  return {
    viewer,
    orders,
    geoBlocked,
    channelWide: unique(wide.flatMap(({ capabilities }) => capabilities)),
  };
}

function isAllAccess(world: World, { item }: OrderRow): boolean {
  return item.kind === 'package' && world.catalogue.packageById.get(item.id)?.type === 'all_access';
}

function unique(list: Capability[]): Capability[] {
  return [...new Set(list)];
}

/** Whether the order gives access to the event, by the access types of the contract. */
function givesAccess(world: World, { item, order }: OrderRow, event: EventRow): boolean {
  if (item.kind === 'event') return item.id === event.id;
  if (event.type === 'ppv') {
    const single = item.kind === 'package' ? world.catalogue.packageById.get(item.id) : undefined;
    return single?.event_id === event.id;
  }
  if (item.kind === 'subscription') return order.status === 'paid';
  if (item.kind !== 'package') return false;
  const { product } = order;
  if (product.participant_id !== null) return event.teams.includes(product.participant_id);
  if (world.catalogue.packageById.get(item.id)?.event_id === event.id) return true;
  const line = world.catalogue.lines.get(event.event_category_id) ?? [event.event_category_id];
  return product.event_categories.some((category) => line.includes(category));
}

export function eventAccess(world: World, access: Access, event: EventRow): TargetAccess {
  const openingOrders = access.orders.filter((row) => givesAccess(world, row, event));
  const { type } = event;
  const granted = type === 'free' || (type === 'register' && access.viewer !== null);
  const watching = openingOrders.some(({ capabilities }) => capabilities.includes('watch'));
  const bought = openingOrders.flatMap(({ capabilities }) => capabilities);
  const has = granted || watching;
  const ownCapabilities: Capability[] = has ? ['watch', ...bought] : [];
  const wide = access.channelWide.filter((capability) => has || capability !== 'watch');
  return {
    id: event.id,
    has_access: has,
    capabilities: unique([...ownCapabilities, ...wide]),
    access_ends_at: granted ? null : accessEndOf(openingOrders),
  };
}

function accessEndOf(openingOrders: OrderRow[]): string | null {
  const ends = openingOrders.map(({ order }) => order.period_end);
  return ends.includes(null) ? null : (ends.toSorted().at(-1) ?? null);
}

export function mediumAccess(access: Access, id: number): TargetAccess {
  const own = access.orders.filter(({ item }) => item.kind === 'vod' && item.id === id);
  const wide = access.channelWide.includes('vod_media');
  return {
    id,
    has_access: wide || own.length > 0,
    capabilities: unique([...access.channelWide, ...own.flatMap(({ capabilities }) => capabilities)]),
    access_ends_at: own.length > 0 ? null : accessEndOf(wide ? access.orders : []),
  };
}
