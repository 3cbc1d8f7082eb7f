import { isBoolean } from '../lib/parse/is';
import { createValueStore } from '../lib/store/store';
import { hasPrivacySignal } from './privacy-signal';
import { persistedState } from './storage/persisted-state';

/** The viewer's choice on analytics; necessary storage does not depend on it. */
export type Consent = 'accepted' | 'refused';

export interface ConsentState {
  /** The viewer's choice; null while undecided. */
  choice: Consent | null;
  /** Whether the consent banner is shown. */
  showsBanner: boolean;
}

const KEY = 'consent';
/** The key for whether the viewer accepted although the browser sends a privacy signal. */
const OVERRIDE_KEY = 'consent_despite_signal';

const isConsent = (value: unknown): value is Consent => value === 'accepted' || value === 'refused';

function readStored(): ConsentState {
  const choice = persistedState.get(KEY, isConsent) ?? null;
  if (hasPrivacySignal() && !(choice === 'accepted' && persistedState.get(OVERRIDE_KEY, isBoolean)))
    return { choice: 'refused', showsBanner: false };
  return { choice, showsBanner: choice === null };
}

const store = createValueStore(readStored);

export const consent = {
  read: store.get,
  subscribe: store.subscribe,

  decide(choice: Consent): void {
    persistedState.set(OVERRIDE_KEY, hasPrivacySignal());
    persistedState.set(KEY, choice);
    store.replace({ choice, showsBanner: false });
  },

  /** Shows the banner again; the earlier choice applies until the viewer decides. */
  reopenBanner(): void {
    store.replace({ ...consent.read(), showsBanner: true });
  },
};

// Reads the choice again when the viewer has decided in another tab.
persistedState.watch(KEY, () => store.replace(readStored()));
