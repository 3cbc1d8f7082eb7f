import { isBoolean, isRecord, isString } from '../parse/is';

/** As much of the player's log as is kept. */
export type WatchEntry =
  | {
      type: 'start' | 'stall';
      milliseconds: number;
      offline: number;
      state: 'going' | 'over' | 'left';
    }
  | { type: 'error'; code: string }
  | { type: 'recovery' }
  | { type: 'gave-up' }
  | { type: 'quality'; height: number }
  | { type: 'preroll' }
  | { type: 'watched'; seconds: number };

export interface Span {
  kind: 'start' | 'stall' | 'play' | 'gave-up';
  /** Milliseconds from the beginning of the viewing. */
  from: number;
  ms: number;
  /** Of these, without a connection of this device's. */
  offline: number;
  /** Not over yet when it was last told of. */
  open: boolean;
}

/** One opening of an event's video, as it went. Times are milliseconds. */
export interface Viewing {
  event: { id: number; title: string };
  /** When it began, by this device's clock. */
  at: number;
  /** That clock has been put back since: when it was is not certain. */
  clockMoved: boolean;
  live: boolean;
  /** Another service's player, which tells nothing. */
  embedded: boolean;
  /** The picture has moved. */
  started: boolean;
  waited: number;
  watched: number;
  stalls: number;
  stalled: number;
  longest: number;
  offline: number;
  reloads: number;
  gaveUp: number;
  /** How often each came. */
  errors: Record<string, number>;
  /** How long in each height. */
  heights: Record<string, number>;
  height: number | null;
  /** For the picture; beyond a bound the smallest ones are joined, while the sums stay exact. */
  spans: Span[];
}

const MOST_SPANS = 240;
const MOST_NAMES = 12;
const LONGEST_NAME = 40;
/** Between two stretches of play: less is one stretch. */
const JOINED_MS = 1_500;

export function newViewing(
  event: Viewing['event'],
  at: number,
  { live, embedded }: { live: boolean; embedded: boolean },
): Viewing {
  return {
    ...{ event, at, live, embedded, clockMoved: false, started: false },
    ...{ waited: 0, watched: 0, stalls: 0, stalled: 0, longest: 0, offline: 0, reloads: 0, gaveUp: 0 },
    ...{ errors: {}, heights: {}, height: null, spans: [] },
  };
}

/** The viewing with one more entry, told so many milliseconds after it began. */
export function withEntry(viewing: Viewing, entry: WatchEntry, elapsed: number): Viewing {
  switch (entry.type) {
    case 'start':
    case 'stall':
      return withWait(viewing, entry, elapsed);
    case 'watched':
      return withWatched(viewing, entry.seconds * 1000, elapsed);
    case 'error': {
      const next = { ...viewing, errors: counted(viewing.errors, entry.code, 1) };
      // The player's own code did not come: there is nothing that could try again by itself.
      return entry.code === 'no-code' ? withGivenUp(next, elapsed) : next;
    }
    case 'gave-up':
      return withGivenUp(viewing, elapsed);
    case 'recovery':
      return { ...viewing, reloads: viewing.reloads + 1 };
    case 'quality': {
      const { height } = entry;
      return { ...viewing, height, heights: counted(viewing.heights, String(height), 0) };
    }
    case 'preroll':
      return viewing;
  }
}

function withWait(
  viewing: Viewing,
  { type, milliseconds, offline, state }: Extract<WatchEntry, { offline: number }>,
  elapsed: number,
): Viewing {
  // While one goes on, no other one of its kind can.
  const before = viewing.spans.find(({ kind, open }) => open && kind === type);
  const added = Math.max(0, milliseconds - (before?.ms ?? 0));
  const span: Span = {
    kind: type,
    from: before?.from ?? Math.max(0, elapsed - milliseconds),
    ms: milliseconds,
    offline,
    open: state === 'going',
  };
  const next: Viewing = {
    ...viewing,
    offline: viewing.offline + Math.max(0, offline - (before?.offline ?? 0)),
    spans: bounded([...viewing.spans.filter((other) => other !== before), span]),
  };
  if (type === 'start')
    return { ...next, started: viewing.started || state === 'over', waited: viewing.waited + added };
  return {
    ...next,
    stalls: viewing.stalls + (before ? 0 : 1),
    stalled: viewing.stalled + added,
    longest: Math.max(viewing.longest, milliseconds),
  };
}

function withWatched(viewing: Viewing, watched: number, elapsed: number): Viewing {
  const added = Math.round(watched - viewing.watched);
  if (added <= 0) return viewing;
  const last = viewing.spans.at(-1);
  const from = Math.max(0, elapsed - added);
  const joins = last?.kind === 'play' && from - (last.from + last.ms) < JOINED_MS;
  const span: Span = joins
    ? { ...last, ms: Math.max(last.ms, elapsed - last.from) }
    : { kind: 'play', from, ms: added, offline: 0, open: false };
  const { height, heights, spans } = viewing;
  const drawn = joins ? [...spans.slice(0, -1), span] : [...spans, span];
  return {
    ...viewing,
    started: true,
    watched: viewing.watched + added,
    heights: height === null ? heights : counted(heights, String(height), added),
    // What the player's clock adds at the end of a run belongs before the wait that goes on.
    spans: last?.open ? spans : bounded(drawn),
  };
}

function withGivenUp(viewing: Viewing, elapsed: number): Viewing {
  const span: Span = { kind: 'gave-up', from: elapsed, ms: 0, offline: 0, open: false };
  return { ...viewing, gaveUp: viewing.gaveUp + 1, spans: bounded([...viewing.spans, span]) };
}

function counted(counts: Record<string, number>, name: string, more: number): Record<string, number> {
  const short = name.slice(0, LONGEST_NAME);
  const before = Object.hasOwn(counts, short) ? counts[short] : undefined;
  if (before === undefined && Object.keys(counts).length >= MOST_NAMES) return counts;
  return { ...counts, [short]: (before ?? 0) + more };
}

/** The shortest one of those in the middle goes, and what stands on both sides of it becomes one. */
function bounded(spans: Span[]): Span[] {
  if (spans.length <= MOST_SPANS) return spans;
  const lengthAt = (place: number) =>
    spans[place]?.open ? Number.POSITIVE_INFINITY : (spans[place]?.ms ?? 0);
  let shortest = 1;
  for (let place = 1; place < spans.length - 2; place += 1)
    if (lengthAt(place) < lengthAt(shortest)) shortest = place;
  const [before, after] = [spans[shortest - 1], spans[shortest + 1]];
  if (before?.kind === 'play' && after?.kind === 'play')
    return [
      ...spans.slice(0, shortest - 1),
      { ...before, ms: after.from + after.ms - before.from },
      ...spans.slice(shortest + 2),
    ];
  return spans.toSpliced(shortest, 1);
}

/** A wait stands where it began, though it is told when it ends. */
export const inTurn = (spans: readonly Span[]): Span[] =>
  spans.toSorted((one, other) => one.from - other.from);

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isCounts = (value: unknown) => isRecord(value) && Object.values(value).every(isAmount);
const KINDS: readonly unknown[] = ['start', 'stall', 'play', 'gave-up'] satisfies Span['kind'][];

const isSpan = (value: unknown): value is Span =>
  isRecord(value) &&
  KINDS.includes(value.kind) &&
  [value.from, value.ms, value.offline].every(isAmount) &&
  isBoolean(value.open);

/** What the device kept may be an earlier release's, or somebody's own writing. */
export const isViewing = (value: unknown): value is Viewing =>
  isRecord(value) &&
  isRecord(value.event) &&
  typeof value.event.id === 'number' &&
  isString(value.event.title) &&
  [value.at, value.waited, value.watched, value.stalls, value.stalled].every(isAmount) &&
  [value.longest, value.offline, value.reloads, value.gaveUp].every(isAmount) &&
  [value.clockMoved, value.live, value.embedded, value.started].every(isBoolean) &&
  isCounts(value.errors) &&
  isCounts(value.heights) &&
  (value.height === null || isAmount(value.height)) &&
  Array.isArray(value.spans) &&
  value.spans.every(isSpan);
