import { isBoolean, isRecord, isString } from '../parse/is';

/** The entries of the player's log that are stored on the device. */
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
  /** Milliseconds since the start of the viewing. */
  from: number;
  ms: number;
  /** The part of the span during which the device was offline, in milliseconds. */
  offline: number;
  /** Whether the wait was still ongoing at its last update. */
  open: boolean;
}

/** One viewing of an event's video, from opening it to closing it. All times are in milliseconds. */
export interface Viewing {
  event: { id: number; title: string };
  /** The time at which the viewing started, by the device's clock. */
  at: number;
  /** Whether the device's clock was set back since then, so that the start time is uncertain. */
  clockMoved: boolean;
  live: boolean;
  /** Whether the video played in another service's embedded player, which reports nothing. */
  embedded: boolean;
  /** Whether the first frame was shown. */
  started: boolean;
  waited: number;
  watched: number;
  stalls: number;
  stalled: number;
  longest: number;
  offline: number;
  reloads: number;
  gaveUp: number;
  /** The number of errors by code. */
  errors: Record<string, number>;
  /** The time that each height was shown. */
  heights: Record<string, number>;
  height: number | null;
  /** The spans of the timeline. Above a limit the shortest spans are merged, but the sums stay exact. */
  spans: Span[];
}

const MAX_SPANS = 240;
const MAX_NAMES = 12;
const MAX_NAME_LENGTH = 40;
/** A gap shorter than this does not split a span of playback. */
const MAX_GAP_MS = 1_500;

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

/** Adds a log entry that was made this many milliseconds after the start. */
export function withEntry(viewing: Viewing, entry: WatchEntry, elapsed: number): Viewing {
  switch (entry.type) {
    case 'start':
    case 'stall':
      return withWait(viewing, entry, elapsed);
    case 'watched':
      return withWatched(viewing, entry.seconds * 1000, elapsed);
    case 'error': {
      const next = { ...viewing, errors: addCount(viewing.errors, entry.code, 1) };
      // The player's code did not load, so there are no automatic retries.
      return entry.code === 'no-code' ? withGivenUp(next, elapsed) : next;
    }
    case 'gave-up':
      return withGivenUp(viewing, elapsed);
    case 'recovery':
      return { ...viewing, reloads: viewing.reloads + 1 };
    case 'quality': {
      const { height } = entry;
      return { ...viewing, height, heights: addCount(viewing.heights, String(height), 0) };
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
  // At most one wait of each kind is open at a time.
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
    spans: limitSpans([...viewing.spans.filter((other) => other !== before), span]),
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
  const joins = last?.kind === 'play' && from - (last.from + last.ms) < MAX_GAP_MS;
  const span: Span = joins
    ? { ...last, ms: Math.max(last.ms, elapsed - last.from) }
    : { kind: 'play', from, ms: added, offline: 0, open: false };
  const { height, heights, spans } = viewing;
  const nextSpans = joins ? [...spans.slice(0, -1), span] : [...spans, span];
  return {
    ...viewing,
    started: true,
    watched: viewing.watched + added,
    heights: height === null ? heights : addCount(heights, String(height), added),
    // Time watched that is reported during an open wait belongs before that wait, so no span is added.
    spans: last?.open ? spans : limitSpans(nextSpans),
  };
}

function withGivenUp(viewing: Viewing, elapsed: number): Viewing {
  const span: Span = { kind: 'gave-up', from: elapsed, ms: 0, offline: 0, open: false };
  return { ...viewing, gaveUp: viewing.gaveUp + 1, spans: limitSpans([...viewing.spans, span]) };
}

function addCount(counts: Record<string, number>, name: string, more: number): Record<string, number> {
  const short = name.slice(0, MAX_NAME_LENGTH);
  const before = Object.hasOwn(counts, short) ? counts[short] : undefined;
  if (before === undefined && Object.keys(counts).length >= MAX_NAMES) return counts;
  return { ...counts, [short]: (before ?? 0) + more };
}

/** Above the limit, merges the shortest span that is neither the first nor the last with its neighbours. */
function limitSpans(spans: Span[]): Span[] {
  if (spans.length <= MAX_SPANS) return spans;
  const lengthAt = (index: number) =>
    spans[index]?.open ? Number.POSITIVE_INFINITY : (spans[index]?.ms ?? 0);
  let shortest = 1;
  for (let index = 1; index < spans.length - 2; index += 1)
    if (lengthAt(index) < lengthAt(shortest)) shortest = index;
  const [before, after] = [spans[shortest - 1], spans[shortest + 1]];
  if (before?.kind === 'play' && after?.kind === 'play')
    return [
      ...spans.slice(0, shortest - 1),
      { ...before, ms: after.from + after.ms - before.from },
      ...spans.slice(shortest + 2),
    ];
  return spans.toSpliced(shortest, 1);
}

/** Sorts spans by their start, because a wait is reported when it ends but belongs where it started. */
export const sortSpans = (spans: readonly Span[]): Span[] =>
  spans.toSorted((one, other) => one.from - other.from);

const isAmount = (value: unknown): value is number => typeof value === 'number' && value >= 0;
const isCounts = (value: unknown) => isRecord(value) && Object.values(value).every(isAmount);
const KINDS: readonly unknown[] = ['start', 'stall', 'play', 'gave-up'] satisfies Span['kind'][];

const isSpan = (value: unknown): value is Span =>
  isRecord(value) &&
  KINDS.includes(value.kind) &&
  [value.from, value.ms, value.offline].every(isAmount) &&
  isBoolean(value.open);

/** Whether a stored value is a viewing. It may come from an earlier release or another program. */
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
