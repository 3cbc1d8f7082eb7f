import type { Event } from '@generated/model';
import { cheapestCover } from './cheapest-cover';
import { endOf, type OnSale, type Option, optionsFor, ownedOptions, ticketOf } from './options';

type UncoveredReason = 'geoBlocked' | 'over' | 'notSold' | 'tooLate' | 'renewingOnly';

export interface Finding {
  /** The events that have to be paid for or owned: those that the options' places mean. */
  sold: Event[];
  /** The cheapest set for all that can be opened, what is owned first. */
  chosen: Option[];
  cost: number;
  /** False when a cheaper set may exist, since the search for it ran out of time. */
  proven: boolean;
  /** Events that anyone may watch. */
  free: Event[];
  /** Events that are free once the viewer is logged in. */
  withAccount: Event[];
  /** Events that the viewer may watch although none of their orders covers them. */
  granted: Event[];
  uncovered: { event: Event; reason: UncoveredReason }[];
  /** Every pass, plan and owned order that opens any of the events: most events first, then the cheapest. */
  comparison: Option[];
  /** Tickets for all that the set opens and is to be paid, one by one. */
  tickets: { count: number; cost: number; without: number };
}

interface Circumstances {
  geoBlocked: boolean;
  /** Whether plans that renew by themselves may be among it. */
  renewing: boolean;
}

export function findPasses(
  events: readonly Event[],
  sale: OnSale,
  { geoBlocked, renewing }: Circumstances,
): Finding {
  const over = ({ stream_status, recording }: Event) => stream_status === 'finished' && recording === 'none';
  const uncovered: Finding['uncovered'] = [];
  const free: Event[] = [];
  const withAccount: Event[] = [];
  const sold: Event[] = [];
  for (const event of events) {
    if (geoBlocked) uncovered.push({ event, reason: 'geoBlocked' });
    else if (over(event)) uncovered.push({ event, reason: 'over' });
    else if (event.type === 'free') free.push(event);
    else if (event.type === 'register') withAccount.push(event);
    else sold.push(event);
  }

  const owned = ownedOptions(sold, sale);
  const explained = new Set(
    sold.flatMap((event, place) =>
      couldBeOwned(event, sale) || owned.some((each) => each.covers.includes(place)) ? [place] : [],
    ),
  );
  const granted = sold.flatMap((event, place) => (event.has_access && !explained.has(place) ? [place] : []));
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

  const planned = (place: number) => all.some((option) => option.covers.includes(place));
  for (const place of cover.uncovered) {
    const event = sold[place];
    if (!event) continue;
    const reason = planned(place) ? 'renewingOnly' : lasts(event, sale) ? 'notSold' : 'tooLate';
    uncovered.push({ event, reason });
  }
  const mine = new Set([...granted, ...owned.flatMap((option) => option.covers)]);
  const paid = sold.flatMap((_, place) =>
    mine.has(place) || cover.uncovered.includes(place) ? [] : [tickets[place] ?? null],
  );
  return {
    sold,
    chosen: cover.chosen.flatMap((place) => options[place - 1] ?? []),
    cost: cover.cost,
    proven: cover.proven,
    free,
    withAccount,
    granted: granted.flatMap((place) => sold[place] ?? []),
    uncovered,
    comparison: compared([...owned, ...onSale]),
    tickets: {
      count: paid.length,
      cost: paid.reduce((sum, ticket) => sum + (ticket?.cost ?? 0), 0),
      without: paid.filter((ticket) => ticket === null).length,
    },
  };
}

/** An order that opens it today, though perhaps not until then, explains why the viewer has access now. */
function couldBeOwned(event: Event, sale: OnSale): boolean {
  const today = { ...event, stream_status: 'finished' as const };
  return ownedOptions([today], sale).length > 0;
}

/** Whether what is sold today would open it, were it today: nothing does, or nothing lasts so long. */
function lasts(event: Event, sale: OnSale): boolean {
  const today: Event = { ...event, stream_status: 'finished' };
  return endOf(event, sale.now) <= sale.now.getTime() || optionsFor([today], sale).length === 0;
}

function compared(options: readonly Option[]): Option[] {
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
