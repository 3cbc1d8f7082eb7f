import {
  getGetPackageMockHandler,
  getGetSubscriptionMockHandler,
  getListPackagesMockHandler,
  getListSubscriptionsMockHandler,
} from '../../../generated/api/passes/passes.msw.ts';
import type { Package } from '../../../generated/model/index.ts';
import {
  GetPackageParams,
  GetSubscriptionParams,
  ListPackagesQueryParams,
} from '../../../generated/zod/passes/passes.zod.ts';
import type { EventRow } from '../../data/events.ts';
import type { World } from '../../store/world.ts';
import { createResolver } from '../create-resolver.ts';
import { page, same, whole } from '../events/lists.ts';
import { notFound } from '../failure.ts';

/** Whether the package gives access to the event. */
function packageOpens(world: World, item: Package, event: EventRow): boolean {
  if (item.event_id === event.id) return true;
  if (event.type !== 'paid' || item.type === 'single_event') return false;
  if (item.is_team_pass) return event.teams.some((id) => item.participants.includes(id));
  const line = world.catalogue.lines.get(event.event_category_id) ?? [];
  return item.event_categories.some((category) => line.includes(category));
}

export function passesHandlers(world: World) {
  return [
    getListPackagesMockHandler(
      createResolver(world, 'listPackages', { query: ListPackagesQueryParams }, ({ query }) => {
        const { packages, eventById } = world.catalogue;
        const event = query.event_id === undefined ? null : eventById.get(query.event_id);
        const offered =
          event === null
            ? packages
            : event
              ? packages.filter((item) => packageOpens(world, item, event))
              : [];
        if (query.limit === undefined && query.no_limit === 1) return whole(offered);
        return page(offered, query.offset, query.limit ?? 24, same);
      }),
    ),
    getGetPackageMockHandler(
      createResolver(world, 'getPackage', { path: GetPackageParams }, ({ path }) => {
        const found = world.catalogue.packageById.get(path.id);
        if (!found) throw notFound();
        return found;
      }),
    ),
    getListSubscriptionsMockHandler(
      createResolver(world, 'listSubscriptions', {}, () => whole(world.catalogue.subscriptions)),
    ),
    getGetSubscriptionMockHandler(
      createResolver(world, 'getSubscription', { path: GetSubscriptionParams }, ({ path }) => {
        const found = world.catalogue.subscriptions.find(({ id }) => id === path.id);
        if (!found) throw notFound();
        return found;
      }),
    ),
  ];
}
