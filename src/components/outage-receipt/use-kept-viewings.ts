import { useEffect, useState } from 'react';
import { useViewer } from '../../api/hooks/viewer';
import { keptViewings } from '../../browser/watch-log/stored-viewings';
import type { Viewing } from '../../lib/watch-log/viewing';

const EVERY_MS = 2_000;

/** What this device keeps of this account's viewings, while one may be going on. */
export function useKeptViewings() {
  const userId = useViewer()?.id ?? null;
  const read = (): Viewing[] => (userId === null ? [] : keptViewings(userId).read());
  const [viewings, setViewings] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read depends on the account alone
  useEffect(() => {
    const timer = setInterval(() => setViewings(read()), EVERY_MS);
    return () => clearInterval(timer);
  }, [userId]);
  return {
    viewings,
    forget(eventId: number) {
      if (userId !== null) keptViewings(userId).forget(eventId);
      setViewings(read());
    },
  };
}
