import { useGetProfile } from '@generated/api/profile/profile';
import type { User } from '@generated/model';

/** The signed-in user; null for a visitor. */
export function useViewer(): User | null {
  return useGetProfile({ query: { staleTime: Number.POSITIVE_INFINITY } }).data ?? null;
}
