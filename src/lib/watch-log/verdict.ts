import type { Viewing } from './viewing';

export type Verdict = 'fine' | 'some' | 'serious' | 'tooShort' | 'unknown';

export interface Summary {
  viewings: number;
  watched: number;
  /** The longest wait that ended with a first frame; null if there was no first frame. */
  slowestStart: number | null;
  /** The longest wait for a first frame that was never shown. */
  failedStart: number;
  stalls: number;
  stalled: number;
  longest: number;
  /** The part of all waits during which the device was offline. */
  offline: number;
  reloads: number;
  gaveUp: number;
  errors: [code: string, count: number][];
  /** The heights that were shown, lowest first, with the time of each. */
  heights: [height: number, ms: number][];
  /** Whether another service's embedded player was used in any of the viewings. */
  embedded: boolean;
  verdict: Verdict;
}

const SECOND = 1000;

/** From any of these values on, the verdict is "some trouble". */
export const SOME_TROUBLE = {
  start: 8 * SECOND,
  failedStart: 5 * SECOND,
  stalled: 3 * SECOND,
  stalls: 3,
} as const;
/** From any of these values on, or from this share of the time, the verdict is "serious trouble". */
export const SERIOUS_TROUBLE = {
  ...{ start: 30 * SECOND, failedStart: 20 * SECOND, stalled: 60 * SECOND, longest: 20 * SECOND },
  ...{ share: 0.05, shareFrom: 10 * SECOND },
} as const;
/** A viewing shorter than this cannot have the verdict "fine". */
const MIN_WATCHED_MS = 10 * SECOND;

const sumOf = (viewings: readonly Viewing[], of: (viewing: Viewing) => number) =>
  viewings.reduce((sum, viewing) => sum + of(viewing), 0);
const maxOf = (amounts: readonly number[]) => Math.max(0, ...amounts);

/** Summarises playback over all these viewings. */
export function summaryOf(viewings: readonly Viewing[]): Summary {
  const started = viewings.filter((viewing) => viewing.started);
  const totals = {
    viewings: viewings.length,
    watched: sumOf(viewings, ({ watched }) => watched),
    slowestStart: started.length > 0 ? maxOf(started.map(({ waited }) => waited)) : null,
    failedStart: maxOf(viewings.filter((viewing) => !viewing.started).map(({ waited }) => waited)),
    stalls: sumOf(viewings, ({ stalls }) => stalls),
    stalled: sumOf(viewings, ({ stalled }) => stalled),
    longest: maxOf(viewings.map(({ longest }) => longest)),
    offline: sumOf(viewings, ({ offline }) => offline),
    reloads: sumOf(viewings, ({ reloads }) => reloads),
    gaveUp: sumOf(viewings, ({ gaveUp }) => gaveUp),
    errors: sumByName(viewings.map(({ errors }) => errors)),
    heights: sumByName(viewings.map(({ heights }) => heights))
      .map(([height, ms]): [number, number] => [Number(height), ms])
      .filter(([, ms]) => ms > 0)
      .toSorted(([one], [other]) => one - other),
    embedded: viewings.some(({ embedded }) => embedded),
  };
  return { ...totals, verdict: verdictOn(totals) };
}

/** Returns the events whose viewings had trouble, the latest first. */
export function troubledEvents(viewings: readonly Viewing[]): Viewing['event'][] {
  const byEvent = Map.groupBy(viewings, ({ event }) => event.id);
  return [...byEvent.values()].flatMap((group) => {
    const { verdict } = summaryOf(group);
    return verdict === 'some' || verdict === 'serious' ? (group[0]?.event ?? []) : [];
  });
}

function verdictOn(totals: Omit<Summary, 'verdict'>): Verdict {
  const { watched, failedStart, stalls, stalled, longest, gaveUp } = totals;
  const start = totals.slowestStart ?? 0;
  const share = stalled / Math.max(1, stalled + watched);
  if (
    gaveUp > 0 ||
    start >= SERIOUS_TROUBLE.start ||
    failedStart >= SERIOUS_TROUBLE.failedStart ||
    stalled >= SERIOUS_TROUBLE.stalled ||
    longest >= SERIOUS_TROUBLE.longest ||
    (stalled >= SERIOUS_TROUBLE.shareFrom && share >= SERIOUS_TROUBLE.share)
  )
    return 'serious';
  if (
    start >= SOME_TROUBLE.start ||
    failedStart >= SOME_TROUBLE.failedStart ||
    stalled >= SOME_TROUBLE.stalled ||
    stalls >= SOME_TROUBLE.stalls
  )
    return 'some';
  if (totals.embedded) return 'unknown';
  return watched < MIN_WATCHED_MS ? 'tooShort' : 'fine';
}

function sumByName(all: readonly Record<string, number>[]): [string, number][] {
  const total = new Map<string, number>();
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  return [...total];
}
