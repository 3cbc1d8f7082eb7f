import type { Viewing } from './viewing';

export type Verdict = 'fine' | 'some' | 'serious' | 'tooShort' | 'unknown';

export interface Summary {
  viewings: number;
  watched: number;
  /** The longest wait for a first picture that came; null where none came. */
  slowestStart: number | null;
  /** The longest wait for one that never came. */
  inVain: number;
  stalls: number;
  stalled: number;
  longest: number;
  /** Of all waits, how long this device had no connection. */
  offline: number;
  reloads: number;
  gaveUp: number;
  errors: [code: string, count: number][];
  /** The lowest first; how long each was shown. */
  heights: [height: number, ms: number][];
  /** A part of it was played by another service. */
  embedded: boolean;
  verdict: Verdict;
}

const SECOND = 1000;

/** From here on it is called trouble. */
export const SOME = { start: 8 * SECOND, inVain: 5 * SECOND, stalled: 3 * SECOND, stalls: 3 } as const;
/** From here on, serious trouble: by itself, or as a share of the time. */
export const SERIOUS = {
  ...{ start: 30 * SECOND, inVain: 20 * SECOND, stalled: 60 * SECOND, longest: 20 * SECOND },
  ...{ share: 0.05, shareFrom: 10 * SECOND },
} as const;
/** With less than this there is nothing to call fine. */
const ENOUGH_MS = 10 * SECOND;

const add = (viewings: readonly Viewing[], of: (viewing: Viewing) => number) =>
  viewings.reduce((sum, viewing) => sum + of(viewing), 0);
const most = (amounts: readonly number[]) => Math.max(0, ...amounts);

/** How watching went, over all viewings given. */
export function summaryOf(viewings: readonly Viewing[]): Summary {
  const started = viewings.filter((viewing) => viewing.started);
  const told = {
    viewings: viewings.length,
    watched: add(viewings, ({ watched }) => watched),
    slowestStart: started.length > 0 ? most(started.map(({ waited }) => waited)) : null,
    inVain: most(viewings.filter((viewing) => !viewing.started).map(({ waited }) => waited)),
    stalls: add(viewings, ({ stalls }) => stalls),
    stalled: add(viewings, ({ stalled }) => stalled),
    longest: most(viewings.map(({ longest }) => longest)),
    offline: add(viewings, ({ offline }) => offline),
    reloads: add(viewings, ({ reloads }) => reloads),
    gaveUp: add(viewings, ({ gaveUp }) => gaveUp),
    errors: sums(viewings.map(({ errors }) => errors)),
    heights: sums(viewings.map(({ heights }) => heights))
      .map(([height, ms]): [number, number] => [Number(height), ms])
      .filter(([, ms]) => ms > 0)
      .toSorted(([one], [other]) => one - other),
    embedded: viewings.some(({ embedded }) => embedded),
  };
  return { ...told, verdict: verdictOn(told) };
}

function verdictOn(told: Omit<Summary, 'verdict'>): Verdict {
  const { watched, inVain, stalls, stalled, longest, gaveUp } = told;
  const start = told.slowestStart ?? 0;
  const share = stalled / Math.max(1, stalled + watched);
  if (
    gaveUp > 0 ||
    start >= SERIOUS.start ||
    inVain >= SERIOUS.inVain ||
    stalled >= SERIOUS.stalled ||
    longest >= SERIOUS.longest ||
    (stalled >= SERIOUS.shareFrom && share >= SERIOUS.share)
  )
    return 'serious';
  if (start >= SOME.start || inVain >= SOME.inVain || stalled >= SOME.stalled || stalls >= SOME.stalls)
    return 'some';
  if (told.embedded) return 'unknown';
  return watched < ENOUGH_MS ? 'tooShort' : 'fine';
}

function sums(all: readonly Record<string, number>[]): [string, number][] {
  const total = new Map<string, number>();
  for (const counts of all)
    for (const [name, count] of Object.entries(counts)) total.set(name, (total.get(name) ?? 0) + count);
  return [...total];
}
