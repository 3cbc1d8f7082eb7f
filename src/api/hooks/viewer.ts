import { getGetProfileQueryOptions } from '@generated/api/profile/profile';
import type { User } from '@generated/model';
import { wasSignedIn } from '../../browser/memory/session-marker';
import { createSharedQuery } from './shared-query';

/** Returns the signed-in user; null for a visitor. */
export function useViewer(): User | null {
  return useProfile() ?? null;
}

/**
 * Whether a user is probably signed in but the profile has not loaded yet. Screens then show a placeholder,
 * since neither "Log in" nor a price would be right.
 */
export function useIsViewerAwaited(): boolean {
  return useProfile() === undefined && wasSignedIn();
}

const useProfile = createSharedQuery(() =>
  getGetProfileQueryOptions({ query: { staleTime: Number.POSITIVE_INFINITY } }),
);
