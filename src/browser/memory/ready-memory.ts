import { isRecord } from '../../lib/parse/is';
import { createStore, type Store } from '../storage/storage';

const VERDICTS = ['plays', 'limits', 'no', 'unsure'] as const;

/**
 * plays: the video will play well. limits: it will play in lower quality or with stalls. no: it will not play
 * here. unsure: the check could not find out.
 */
export type ReadyVerdict = (typeof VERDICTS)[number];

export interface ReadyResult {
  verdict: ReadyVerdict;
  /** Whether a geo restriction decided the result. */
  geoBlocked: boolean;
}

/** The result expires after this time, because a tab may stay open for days while its connection changes. */
const LIFETIME_MS = 6 * 3_600_000;

const isResult = (value: unknown): value is ReadyResult =>
  isRecord(value) &&
  typeof value.geoBlocked === 'boolean' &&
  VERDICTS.some((verdict) => verdict === value.verdict);

const tab = createStore(() => globalThis.sessionStorage);

/** The result of the ready check in this tab, for an event or, with null, for the channel. */
export function readyMemory(eventId: number | null, store: Store = tab) {
  const key = `ready.${eventId ?? 'channel'}`;
  return {
    read: (): ReadyResult | null => store.get(key, isResult) ?? null,
    store: (result: ReadyResult) => void store.set(key, result, LIFETIME_MS),
  };
}
