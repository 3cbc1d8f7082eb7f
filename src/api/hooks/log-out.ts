import { useLogOut as useLogOutCall } from '@generated/api/auth/auth-mutations';
import { rememberChosenLogOut } from '../session/chosen-log-out';
import { clearSession } from '../session/clear-session';

/** Logs out. Without a connection, the device clears its session anyway. */
export function useLogOut() {
  function end() {
    rememberChosenLogOut(true);
    clearSession('logOut');
  }

  const { mutate, isPending } = useLogOutCall({
    mutation: {
      // A refusal ends the session too, but not by the viewer's choice.
      onMutate: () => rememberChosenLogOut(false),
      onSuccess: end,
      onError: ({ kind }) => {
        if (kind === 'network' || kind === 'timeout' || kind === 'no-key') end();
      },
    },
  });
  return { logOut: () => mutate(), isPending };
}
