import { useLogOut as useLogOutCall } from '@generated/api/auth/auth';
import { useLayoutEffect, useRef } from 'react';
import { withTimeout } from '../../lib/time/time';
import { clearSession } from '../session/clear-session';

const MAX_LEAVE_MS = 3_000;

/**
 * Logs out. Where `leave` navigates to another page, the session is cleared after that: otherwise the old
 * page's guard would ask for a log-in. Without a connection, the device clears its session anyway.
 */
export function useLogOut(leave?: () => void) {
  const left = useRef<(() => void) | null>(null);
  useLayoutEffect(() => () => left.current?.(), []);

  async function end() {
    if (leave) {
      const gone = new Promise<void>((resolve) => {
        left.current = resolve;
      });
      leave();
      await withTimeout(MAX_LEAVE_MS, gone);
    }
    clearSession('logOut');
  }

  const { mutate, isPending } = useLogOutCall({
    mutation: {
      onSuccess: end,
      onError: async ({ kind }) => {
        if (kind === 'network' || kind === 'timeout' || kind === 'no-key') await end();
      },
    },
  });
  return { logOut: () => mutate(), isPending };
}
