import { useLogOut as useLogOutCall } from '@generated/api/auth/auth';
import { useLayoutEffect, useRef } from 'react';
import { withTimeout } from '../../lib/time/time';
import { clearSession } from '../session/clear-session';

const LEAVING_MS = 3_000;

/**
 * Logs out. Where `leave` leads to another page, the viewer is forgotten once the one that asked is
 * gone: were it still shown, its guard would ask to log in. Without a connection the device forgets
 * the viewer all the same, and with the key all that would let anyone here go on in their name.
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
      await withTimeout(LEAVING_MS, gone);
    }
    clearSession('logOut');
  }

  const { mutate, isPending } = useLogOutCall({
    mutation: {
      networkMode: 'always',
      onSuccess: end,
      onError: async ({ kind }) => {
        if (kind === 'network' || kind === 'timeout' || kind === 'no-key') await end();
      },
    },
  });
  return { logOut: () => mutate(), isPending };
}
