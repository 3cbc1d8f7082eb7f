import { type Row, searchCover } from './cover-search';

export interface CoverOffer {
  /** With fees and taxes, in minor units. */
  cost: number;
  /** The indices of the events that it opens. */
  covers: readonly number[];
  /** The viewer has it already, so it costs nothing. */
  owned?: boolean;
}

export interface Cover {
  /** Indices of the offers to take, owned ones that open something included. */
  chosen: number[];
  cost: number;
  /** Indices of the events that nothing opens. */
  uncovered: number[];
  /** False when the search ran out of time: a cheaper set may exist. */
  proven: boolean;
}

/** Past this the page would seem frozen: the best set found so far is shown as such. */
const TIME_LIMIT_MS = 200;

/**
 * The cheapest set of offers that opens every event that any of them opens. Among sets of equal cost the one
 * with the fewest offers wins.
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
    const left = [...new Set(covers)].filter((event) => !open.has(event));
    return owned || left.length === 0 ? [] : [{ offer, cost, left }];
  });

  // Each offer weighs one more than its price in coins of this size, so that fewer offers win a tie in price.
  const coin = Math.min(events, onSale.length) + 1;
  const alone = new Map<number, { offer: number; weight: number }>();
  const passes: { offer: number; weight: number; left: number[] }[] = [];
  for (const { offer, cost, left } of onSale) {
    const weight = cost * coin + 1;
    const [event, second] = left;
    if (second !== undefined || event === undefined) passes.push({ offer, weight, left });
    else if (weight < (alone.get(event)?.weight ?? Number.POSITIVE_INFINITY))
      alone.set(event, { offer, weight });
  }

  const uncovered: number[] = [];
  const passesOf = Array.from({ length: events }, (): number[] => []);
  passes.forEach(({ left }, pass) => {
    for (const event of left) passesOf[event]?.push(pass);
  });
  const groupByPasses = new Map<string, { passes: number[]; events: number[] }>();
  passesOf.forEach((able, event) => {
    if (open.has(event)) return;
    if (able.length === 0 && !alone.has(event)) {
      uncovered.push(event);
      return;
    }
    const key = able.join();
    const group = groupByPasses.get(key) ?? { passes: able, events: [] };
    group.events.push(event);
    groupByPasses.set(key, group);
  });
  const groups = [...groupByPasses.values()];
  const rows = groups.map(({ passes: able, events: members }) => ({
    passes: able,
    alone: members.reduce((sum, event) => sum + (alone.get(event)?.weight ?? Number.POSITIVE_INFINITY), 0),
  }));

  const { taken, proven } = solve(
    passes.map(({ weight }) => weight),
    rows,
    () => now() > deadline,
  );
  for (const pass of taken) chosen.add(passes[pass]?.offer ?? 0);
  for (const group of groups) {
    if (group.passes.some((pass) => taken.has(pass))) continue;
    for (const event of group.events) chosen.add(alone.get(event)?.offer ?? 0);
  }
  const list = [...chosen].sort((one, other) => one - other);
  return {
    chosen: list,
    cost: list.reduce((sum, offer) => sum + (offers[offer]?.owned ? 0 : (offers[offer]?.cost ?? 0)), 0),
    uncovered,
    proven,
  };
}

/** Leaves out passes that cannot be part of the answer, then solves each independent part by itself. */
function solve(weights: readonly number[], rows: readonly Row[], isOver: () => boolean) {
  const useless = uselessPasses(weights, rows);
  const open = rows
    .map(({ passes, alone }) => ({ alone, passes: passes.filter((pass) => !useless.has(pass)) }))
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

/** Passes that cost no less than the tickets for all they open, or than a pass that opens as much. */
function uselessPasses(weights: readonly number[], rows: readonly Row[]): Set<number> {
  const useless = new Set<number>();
  const rowsOf = weights.map((_, pass) => new Set(rows.filter(({ passes }) => passes.includes(pass))));
  // Of passes that are equal in everything the first stays: the last are judged first.
  for (const [pass, mine] of [...rowsOf.entries()].reverse()) {
    const weight = weights[pass] ?? 0;
    const tickets = [...mine].reduce((sum, { alone }) => sum + alone, 0);
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
