import { useEffect, useState } from 'react';
import { useViewer } from '../../api/hooks/viewer';
import { storedViewings } from '../../browser/watch-log/stored-viewings';
import type { Viewing } from '../../lib/watch-log/viewing';

const POLL_MS = 2_000;

/** The stored playback logs of this account. They are polled, because an event may still be playing. */
export function useStoredViewings() {
  const userId = useViewer()?.id ?? null;
  const read = (): Viewing[] => (userId === null ? [] : storedViewings(userId).read());
  const [viewings, setViewings] = useState(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another account has other viewings.
  useEffect(() => {
    const timer = setInterval(() => setViewings(read()), POLL_MS);
    return () => clearInterval(timer);
  }, [userId]);
  return {
    viewings,
    clear(eventId: number) {
      if (userId !== null) storedViewings(userId).clear(eventId);
      setViewings(read());
    },
  };
}
