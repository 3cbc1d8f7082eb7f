import { type Row, searchCover } from './cover-search';

export interface CoverOffer {
  /** The price with fees and taxes, in minor units. */
  cost: number;
  /** The indices of the events that the offer opens. */
  covers: readonly number[];
  /** Whether the viewer owns the offer, so that it costs nothing. */
  owned?: boolean;
}

export interface Cover {
  /** The indices of the chosen offers, including owned offers that open an event. */
  chosen: number[];
  cost: number;
  /** The indices of the events that no offer opens. */
  uncovered: number[];
  /** False if the search ran out of time, so that a cheaper set may exist. */
  proven: boolean;
}

/**
 * A longer search would make the page seem frozen. After this time, the best set found
 * so far is returned as unproven.
 */
const TIME_LIMIT_MS = 200;

/**
 * The cheapest set of offers that opens every event that can be opened. Of equally cheap
 * sets, the one with the fewest offers wins.
 */
export function cheapestCover(
  events: number,
  offers: readonly CoverOffer[],
  now: () => number = () => performance.now(),
): Cover {
  const deadline = now() + TIME_LIMIT_MS;
  const open = new Set<number>();
  const chosen = new Set<number>();
  offers.forEach(({ owned, covers }, offer) => {
    if (!owned || covers.every((event) => open.has(event))) return;
    chosen.add(offer);
    for (const event of covers) open.add(event);
  });
  const onSale = offers.flatMap(({ owned, covers, cost }, offer) => {
    const missing = [...new Set(covers)].filter((event) => !open.has(event));
    return owned || missing.length === 0 ? [] : [{ offer, cost, missing }];
  });

  // Prices are multiplied by this factor and each offer adds one, so that fewer offers
  // win if the prices are equal.
  const priceFactor = Math.min(events, onSale.length) + 1;
  const bestTickets = new Map<number, { offer: number; weight: number }>();
  const passes: { offer: number; weight: number; missing: number[] }[] = [];
  for (const { offer, cost, missing } of onSale) {
    const weight = cost * priceFactor + 1;
    const [event, second] = missing;
    if (second !== undefined || event === undefined) passes.push({ offer, weight, missing });
    else if (weight < (bestTickets.get(event)?.weight ?? Number.POSITIVE_INFINITY))
      bestTickets.set(event, { offer, weight });
  }

  const uncovered: number[] = [];
  const passesByEvent = Array.from({ length: events }, (): number[] => []);
  passes.forEach(({ missing }, pass) => {
    for (const event of missing) passesByEvent[event]?.push(pass);
  });
  const groupByPasses = new Map<string, { passes: number[]; events: number[] }>();
  passesByEvent.forEach((passesOfEvent, event) => {
    if (open.has(event)) return;
    if (passesOfEvent.length === 0 && !bestTickets.has(event)) {
      uncovered.push(event);
      return;
    }
    const key = passesOfEvent.join();
    const group = groupByPasses.get(key) ?? { passes: passesOfEvent, events: [] };
    group.events.push(event);
    groupByPasses.set(key, group);
  });
  const groups = [...groupByPasses.values()];
  const rows = groups.map(({ passes: passesOfEvent, events: members }) => ({
    passes: passesOfEvent,
    ticketsWeight: members.reduce(
      (sum, event) => sum + (bestTickets.get(event)?.weight ?? Number.POSITIVE_INFINITY),
      0,
    ),
  }));

  const { taken, proven } = solve(
    passes.map(({ weight }) => weight),
    rows,
    () => now() > deadline,
  );
  for (const pass of taken) chosen.add(passes[pass]?.offer ?? 0);
  for (const group of groups) {
    if (group.passes.some((pass) => taken.has(pass))) continue;
    for (const event of group.events) chosen.add(bestTickets.get(event)?.offer ?? 0);
  }
  const list = [...chosen].sort((one, other) => one - other);
  return {
    chosen: list,
    cost: list.reduce((sum, offer) => sum + (offers[offer]?.owned ? 0 : (offers[offer]?.cost ?? 0)), 0),
    uncovered,
    proven,
  };
}

/**
 * Removes passes that cannot be part of the solution, then solves each independent part
 * of the problem separately.
 */
function solve(weights: readonly number[], rows: readonly Row[], isOver: () => boolean) {
  const useless = uselessPasses(weights, rows);
  const open = rows
    .map(({ passes, ticketsWeight }) => ({
      ticketsWeight,
      passes: passes.filter((pass) => !useless.has(pass)),
    }))
    .filter(({ passes }) => passes.length > 0);
  const taken = new Set<number>();
  let proven = true;
  for (const part of connectedComponents(open)) {
    const found = searchCover({ weights, rows: part, isOver });
    for (const pass of found.chosen) taken.add(pass);
    proven &&= found.proven;
  }
  return { taken, proven };
}

/**
 * Passes that cost at least as much as the tickets for their events, or as another pass
 * that opens the same events.
 */
function uselessPasses(weights: readonly number[], rows: readonly Row[]): Set<number> {
  const useless = new Set<number>();
  const rowsOf = weights.map((_, pass) => new Set(rows.filter(({ passes }) => passes.includes(pass))));
  // The last passes are checked first, so that the first of several identical passes is kept.
  for (const [pass, mine] of [...rowsOf.entries()].reverse()) {
    const weight = weights[pass] ?? 0;
    const tickets = [...mine].reduce((sum, { ticketsWeight }) => sum + ticketsWeight, 0);
    const isReplaced = rowsOf.some(
      (theirs, other) =>
        other !== pass &&
        !useless.has(other) &&
        (weights[other] ?? 0) <= weight &&
        [...mine].every((row) => theirs.has(row)),
    );
    if (weight >= tickets || isReplaced) useless.add(pass);
  }
  return useless;
}

function connectedComponents(rows: readonly Row[]): Row[][] {
  let parts: { passes: Set<number>; rows: Row[] }[] = [];
  for (const row of rows) {
    const linked = parts.filter(({ passes }) => row.passes.some((pass) => passes.has(pass)));
    const merged = {
      passes: new Set([...row.passes, ...linked.flatMap(({ passes }) => [...passes])]),
      rows: [...linked.flatMap(({ rows: theirs }) => theirs), row],
    };
    parts = [...parts.filter((part) => !linked.includes(part)), merged];
  }
  return parts.map(({ rows: members }) => members);
}
