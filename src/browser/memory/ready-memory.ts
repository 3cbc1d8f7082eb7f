import { isRecord } from '../../lib/parse/is';
import { createStore, type Store } from '../storage/storage';

const VERDICTS = ['plays', 'limits', 'no', 'unsure'] as const;

/** plays: all well. limits: lower quality, or stalls. no: will not play here. unsure: not known. */
export type ReadyVerdict = (typeof VERDICTS)[number];

export interface ReadyResult {
  verdict: ReadyVerdict;
  /** The result was decided by a geo restriction. */
  geoBlocked: boolean;
}

/** A tab may stay open for days, and its connection changes. */
const LIFETIME_MS = 6 * 3_600_000;

const isResult = (value: unknown): value is ReadyResult =>
  isRecord(value) &&
  typeof value.geoBlocked === 'boolean' &&
  VERDICTS.some((verdict) => verdict === value.verdict);

const tab = createStore(() => globalThis.sessionStorage);

/** The result of this session's ready check, for an event or (null) for the channel. */
export function readyMemory(eventId: number | null, store: Store = tab) {
  const key = `ready.${eventId ?? 'channel'}`;
  return {
    read: (): ReadyResult | null => store.get(key, isResult) ?? null,
    store: (result: ReadyResult) => void store.set(key, result, LIFETIME_MS),
  };
}
