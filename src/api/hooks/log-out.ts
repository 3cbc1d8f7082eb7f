import { useLogOut as useLogOutCall } from '@generated/api/auth/auth-mutations';
import { rememberChosenLogOut } from '../session/chosen-log-out';
import { clearSession } from '../session/clear-session';

/** Logs out. If the backend cannot be reached, this device clears its session anyway. */
export function useLogOut() {
  function end() {
    rememberChosenLogOut(true);
    clearSession('logOut');
  }

  const { mutate, isPending } = useLogOutCall({
    mutation: {
      // If the backend refuses the log-out because the session has ended, this does not count as the viewer's
      // choice.
      onMutate: () => rememberChosenLogOut(false),
      onSuccess: end,
      onError: ({ kind }) => {
        if (kind === 'network' || kind === 'timeout' || kind === 'no-key') end();
      },
    },
  });
  return { logOut: () => mutate(), isPending };
}
