import type { Event } from '@generated/model';
import { cheapestCover } from './cheapest-cover';
import { type OnSale, type Option, optionsFor, ownedOptions, requiredUntil, ticketOf } from './options';

type UncoveredReason = 'geoBlocked' | 'over' | 'notSold' | 'tooLate' | 'renewingOnly';

export interface FinderResult {
  /** The events that need a purchase. The indices in `Option.covers` refer to this list. */
  sold: Event[];
  /** The cheapest set that opens all events that can be opened, owned products first. */
  chosen: Option[];
  cost: number;
  /** False if the search ran out of time, so that a cheaper set may exist. */
  proven: boolean;
  /** The events that anyone may watch. */
  free: Event[];
  /** The events that are free for logged-in viewers. */
  withAccount: Event[];
  /** The events that the viewer may watch although no order of the viewer covers them. */
  granted: Event[];
  uncovered: { event: Event; reason: UncoveredReason }[];
  /**
   * All passes, plans and owned orders that open any of the events: those with the most
   * events first, then the cheapest.
   */
  comparison: Option[];
  /**
   * The single tickets for all covered events that the viewer does not own. `without`
   * counts the events that have no ticket.
   */
  tickets: { count: number; cost: number; without: number };
}

interface Circumstances {
  geoBlocked: boolean;
  /** Whether plans that renew automatically may be part of the result. */
  renewing: boolean;
}

export function findPasses(
  events: readonly Event[],
  sale: OnSale,
  { geoBlocked, renewing }: Circumstances,
): FinderResult {
  const isOver = ({ stream_status, recording }: Event) =>
    stream_status === 'finished' && recording === 'none';
  const uncovered: FinderResult['uncovered'] = [];
  const free: Event[] = [];
  const withAccount: Event[] = [];
  const sold: Event[] = [];
  for (const event of events) {
    if (geoBlocked) uncovered.push({ event, reason: 'geoBlocked' });
    else if (isOver(event)) uncovered.push({ event, reason: 'over' });
    else if (event.type === 'free') free.push(event);
    else if (event.type === 'register') withAccount.push(event);
    else sold.push(event);
  }

  const owned = ownedOptions(sold, sale);
  const explained = new Set(
    sold.flatMap((event, index) =>
      isOwnedToday(event, sale) || owned.some((each) => each.covers.includes(index)) ? [index] : [],
    ),
  );
  const granted = sold.flatMap((event, index) => (event.has_access && !explained.has(index) ? [index] : []));
  const all = optionsFor(sold, sale);
  const onSale = all.filter(({ kind }) => renewing || kind !== 'plan');
  const tickets = sold.map(ticketOf);
  const options = [...owned, ...onSale, ...tickets.flatMap((ticket) => ticket ?? [])];
  const cover = cheapestCover(sold.length, [
    { cost: 0, covers: granted, owned: true },
    ...options.map((option) => ({
      cost: option.cost,
      covers: option.covers,
      owned: option.kind === 'owned',
    })),
  ]);

  const hasOption = (index: number) => all.some((option) => option.covers.includes(index));
  for (const index of cover.uncovered) {
    const event = sold[index];
    if (!event) continue;
    const reason = hasOption(index) ? 'renewingOnly' : isNotSold(event, sale) ? 'notSold' : 'tooLate';
    uncovered.push({ event, reason });
  }
  const alreadyOpen = new Set([...granted, ...owned.flatMap((option) => option.covers)]);
  const paid = sold.flatMap((_, index) =>
    alreadyOpen.has(index) || cover.uncovered.includes(index) ? [] : [tickets[index] ?? null],
  );
  return {
    sold,
    chosen: cover.chosen.flatMap((index) => options[index - 1] ?? []),
    cost: cover.cost,
    proven: cover.proven,
    free,
    withAccount,
    granted: granted.flatMap((index) => sold[index] ?? []),
    uncovered,
    comparison: toComparison([...owned, ...onSale]),
    tickets: {
      count: paid.length,
      cost: paid.reduce((sum, ticket) => sum + (ticket?.cost ?? 0), 0),
      without: paid.filter((ticket) => ticket === null).length,
    },
  };
}

/**
 * Whether an order opens the event today. If so, the order explains the current access,
 * even if it ends before the event.
 */
function isOwnedToday(event: Event, sale: OnSale): boolean {
  const today = { ...event, stream_status: 'finished' as const };
  return ownedOptions([today], sale).length > 0;
}

/**
 * Whether no product would open the event even if it took place today. Otherwise the
 * products end before the event.
 */
function isNotSold(event: Event, sale: OnSale): boolean {
  const today: Event = { ...event, stream_status: 'finished' };
  return requiredUntil(event, sale.now) <= sale.now.getTime() || optionsFor([today], sale).length === 0;
}

function toComparison(options: readonly Option[]): Option[] {
  const most = new Map<string, Option>();
  for (const option of options) {
    const known = most.get(option.key);
    if (!known || option.covers.length > known.covers.length) most.set(option.key, option);
  }
  return [...most.values()].sort(
    (one, other) =>
      other.covers.length - one.covers.length || one.cost - other.cost || one.name.localeCompare(other.name),
  );
}
