import { isBoolean } from '../lib/parse/is';
import { storage } from './storage/storage';

/** Whether the viewer lets the channel measure; what the site itself needs is kept either way. */
export type Consent = 'accepted' | 'refused';

export interface ConsentState {
  /** null until the viewer has decided. */
  choice: Consent | null;
  /** Whether the question is on the screen. */
  asking: boolean;
}

const KEY = 'consent';
/** Accepted by hand although the browser asks not to be tracked. */
const DESPITE = 'consent_despite_signal';
const listeners = new Set<() => void>();
let state: ConsentState | undefined;

/** Do Not Track, or Global Privacy Control. */
const asksNotTo = (): boolean =>
  navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true;

const isConsent = (value: unknown): value is Consent => value === 'accepted' || value === 'refused';

function change(next: ConsentState): void {
  state = next;
  for (const listener of [...listeners]) listener();
}

function kept(): ConsentState {
  const choice = storage.get(KEY, isConsent) ?? null;
  if (asksNotTo() && !(choice === 'accepted' && storage.get(DESPITE, isBoolean)))
    return { choice: 'refused', asking: false };
  return { choice, asking: choice === null };
}

export const consent = {
  read(): ConsentState {
    state ??= kept();
    return state;
  },

  decide(choice: Consent): void {
    storage.set(DESPITE, asksNotTo());
    storage.set(KEY, choice);
    change({ choice, asking: false });
  },

  /** Asks once more; until the viewer answers, the earlier choice holds. */
  askAgain(): void {
    change({ ...consent.read(), asking: true });
  },

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

// Decided in another tab.
storage.watch(KEY, () => change(kept()));
