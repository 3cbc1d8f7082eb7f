import { useSyncExternalStore } from 'react';
import { type ConsentState, consent } from '../../browser/consent';

export function useConsent(): ConsentState {
  return useSyncExternalStore(consent.subscribe, consent.read);
}
