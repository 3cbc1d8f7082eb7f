import { useSyncExternalStore } from 'react';
import { type ConsentState, consent } from '../../browser/consent';

/** The edge renders the notice as for a viewer who has not decided. */
const UNDECIDED: ConsentState = { choice: null, showsBanner: true };
const readAtEdge = () => UNDECIDED;

export function useConsent(): ConsentState {
  return useSyncExternalStore(consent.subscribe, consent.read, readAtEdge);
}
