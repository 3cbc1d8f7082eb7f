import { createStore, type Store } from '../storage/storage';

const VERDICTS = ['plays', 'limits', 'no', 'unsure'] as const;

/** plays. limits: with less picture, or stops. no: will not play here. unsure: could not tell. */
export type ReadyVerdict = (typeof VERDICTS)[number];

export interface ReadyResult {
  verdict: ReadyVerdict;
  /** Where the viewer is decided it. */
  geoBlocked: boolean;
}

/** A tab may stay open for days; a connection does not stay the same. */
const LIFETIME_MS = 6 * 3_600_000;

const isResult = (value: unknown): value is ReadyResult =>
  typeof value === 'object' &&
  value !== null &&
  'geoBlocked' in value &&
  typeof value.geoBlocked === 'boolean' &&
  'verdict' in value &&
  VERDICTS.some((verdict) => verdict === value.verdict);

const tab = createStore(() => globalThis.sessionStorage);

/** What the ready check of this session said, for an event or, with null, for the channel. */
export function readyMemory(eventId: number | null, store: Store = tab) {
  const key = `ready.${eventId ?? 'channel'}`;
  return {
    read: (): ReadyResult | null => store.get(key, isResult) ?? null,
    keep: (result: ReadyResult) => void store.set(key, result, LIFETIME_MS),
  };
}
