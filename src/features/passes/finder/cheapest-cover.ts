import { searchCover } from './cover-search';
import type { Row } from './cover-state';

export interface CoverOffer {
  /** All in, in minor units. */
  cost: number;
  /** The places of the events that it opens. */
  covers: readonly number[];
  /** Is the viewer's already: costs nothing more. */
  owned?: boolean;
}

export interface Cover {
  /** Places of the offers to take, in the order given; owned ones that open something among them. */
  chosen: number[];
  cost: number;
  /** Places of the events that nothing opens. */
  uncovered: number[];
}

/**
 * The cheapest set of offers that opens every event that any of them opens. Of equal sums the fewer offers
 * win; what is equal in both is settled by the order given, the same way each time.
 */
export function cheapestCover(events: number, offers: readonly CoverOffer[]): Cover {
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

  // Beside the price each offer weighs one: so many can never weigh as much as the smallest coin.
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
  const alike = new Map<string, { passes: number[]; events: number[] }>();
  passesOf.forEach((able, event) => {
    if (open.has(event)) return;
    if (able.length === 0 && !alone.has(event)) {
      uncovered.push(event);
      return;
    }
    const key = able.join();
    const group = alike.get(key) ?? { passes: able, events: [] };
    group.events.push(event);
    alike.set(key, group);
  });
  const groups = [...alike.values()];
  const rows = groups.map(({ passes: able, events: members }) => ({
    passes: able,
    alone: members.reduce((sum, event) => sum + (alone.get(event)?.weight ?? Number.POSITIVE_INFINITY), 0),
  }));

  const taken = solve(
    passes.map(({ weight }) => weight),
    rows,
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
  };
}

/** What need not be searched for is settled first; what has no pass in common is searched apart. */
function solve(weights: readonly number[], rows: readonly Row[]): Set<number> {
  const taken = new Set<number>();
  const prices = [...weights];
  let open = rows.filter(({ passes }) => passes.length > 0);
  for (let before = -1; before !== open.length; ) {
    before = open.length;
    const out = dominated(prices, open, taken);
    open = open.map((row) => ({ ...row, passes: row.passes.filter((pass) => !out.has(pass)) }));
    for (const { passes, alone } of open) {
      const [pass, second] = passes;
      if (pass === undefined || second !== undefined || taken.has(pass)) continue;
      // The row's only pass: the cheaper of the two is paid whatever else happens.
      const price = prices[pass] ?? 0;
      if (price <= alone) taken.add(pass);
      else prices[pass] = price - alone;
    }
    open = open.filter(({ passes }) => passes.length > 1 && !passes.some((pass) => taken.has(pass)));
    open = open.filter((row) => !isDominatedBy(row, open));
  }
  for (const part of connectedComponents(open)) {
    const ids = [...new Set(part.flatMap(({ passes }) => passes))].sort((one, other) => one - other);
    const place = new Map(ids.map((id, index) => [id, index]));
    const chosen = searchCover(
      ids.map((id) => prices[id] ?? 0),
      part.map(({ passes, alone }) => ({ alone, passes: passes.flatMap((id) => place.get(id) ?? []) })),
    );
    for (const index of chosen) taken.add(ids[index] ?? 0);
  }
  return taken;
}

/** Passes that another pass replaces at no more, or that cost no less than the tickets of all they open. */
function dominated(prices: readonly number[], rows: readonly Row[], taken: ReadonlySet<number>): Set<number> {
  const opens = new Map<number, { rows: Set<number>; alone: number }>();
  rows.forEach(({ passes, alone }, row) => {
    for (const pass of passes) {
      const entry = opens.get(pass) ?? { rows: new Set(), alone: 0 };
      entry.rows.add(row);
      entry.alone += alone;
      opens.set(pass, entry);
    }
  });
  const out = new Set<number>();
  for (const [pass, mine] of opens) {
    if (taken.has(pass)) continue;
    const price = prices[pass] ?? 0;
    const replaced = [...opens].some(([other, { rows: theirs }]) => {
      if (other === pass || out.has(other) || theirs.size < mine.rows.size) return false;
      const rest = price - (prices[other] ?? 0);
      if (rest < 0 || (rest === 0 && theirs.size === mine.rows.size && other > pass)) return false;
      return [...mine.rows].every((row) => theirs.has(row));
    });
    if (replaced || price >= mine.alone) out.add(pass);
  }
  return out;
}

/** Whoever opens another row, which has no ticket, opens this one too. */
function isDominatedBy(row: Row, rows: readonly Row[]): boolean {
  return rows.some(
    (other) =>
      other !== row &&
      other.alone === Number.POSITIVE_INFINITY &&
      (other.passes.length < row.passes.length ||
        (other.passes.length === row.passes.length && rows.indexOf(other) < rows.indexOf(row))) &&
      other.passes.every((pass) => row.passes.includes(pass)),
  );
}

function connectedComponents(rows: readonly Row[]): Row[][] {
  let parts: { passes: Set<number>; rows: Row[] }[] = [];
  for (const row of rows) {
    const near = parts.filter(({ passes }) => row.passes.some((pass) => passes.has(pass)));
    const merged = {
      passes: new Set([...row.passes, ...near.flatMap(({ passes }) => [...passes])]),
      rows: [...near.flatMap(({ rows: theirs }) => theirs), row],
    };
    parts = [...parts.filter((part) => !near.includes(part)), merged];
  }
  return parts.map(({ rows: members }) => members);
}
