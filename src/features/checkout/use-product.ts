import { useGetEvent } from '@generated/api/events/events';
import { useGetVodMediaItem } from '@generated/api/library/library';
import { useGetPackage, useGetSubscription } from '@generated/api/passes/passes';
import type { Event, Package, Participant, Subscription, VodMediaItem } from '@generated/model';
import { useParticipants } from '../../api/hooks/participants';
import { useEventTitle } from '../../components/event-card/use-event-title';
import type { Basket } from '../../lib/links/paths';

/** The product to buy, with the data that the checkout shows about it. */
export interface Purchasable {
  name: string;
  event: Event | null;
  item: Package | null;
  plan: Subscription | null;
  medium: VodMediaItem | null;
  team: Participant | null;
}

/** Loads the product in the basket. Only the query for the product's type is enabled. */
export function useProduct(basket: Required<Basket>) {
  const titleOf = useEventTitle();
  const team = useParticipants().get(basket.participant_id ?? 0) ?? null;
  const { type, package_id, subscription_id, event_id, vod_id } = basket;
  const item = useGetPackage(package_id ?? 0, {
    query: { enabled: type === 'package' && package_id !== null },
  });
  const plan = useGetSubscription(subscription_id ?? 0, {
    query: { enabled: type === 'subscription' && subscription_id !== null },
  });
  const eventId = type === 'event' ? event_id : (item.data?.event_id ?? null);
  const event = useGetEvent(eventId ?? 0, { query: { enabled: eventId !== null } });
  const medium = useGetVodMediaItem(vod_id ?? 0, {
    query: { enabled: type === 'event' && event_id === null && vod_id !== null },
  });
  const mainQuery = { package: item, subscription: plan, event: event_id === null ? medium : event }[type];
  const purchasable: Purchasable | null = mainQuery.data
    ? {
        name: nameOf(),
        event: event.data ?? null,
        item: item.data ?? null,
        plan: plan.data ?? null,
        medium: medium.data ?? null,
        team: item.data?.is_team_pass ? team : null,
      }
    : null;

  function nameOf(): string {
    if (item.data)
      return item.data.is_team_pass && team ? `${item.data.name} · ${team.name}` : item.data.name;
    if (plan.data) return plan.data.name;
    return event.data ? titleOf(event.data) : (medium.data?.title ?? '');
  }

  return {
    purchasable,
    error: mainQuery.error,
    retry: () => void mainQuery.refetch(),
    isFetching: mainQuery.isFetching,
  };
}
