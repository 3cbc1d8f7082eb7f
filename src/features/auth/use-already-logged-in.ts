import { useQueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '../../api/error-messages';
import { isApiError } from '../../api/errors';
import { recheckViewer } from '../../api/session/recheck-viewer';
import { showToast } from '../../ui/overlay/toasts';

/**
 * If the backend reports that a user is already logged in, shows a toast and continues as after a
 * successful log-in.
 */
export function useAlreadyLoggedIn() {
  const queryClient = useQueryClient();
  return async <T extends { user: unknown }>(call: Promise<T>) => {
    try {
      return await call;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'already_logged_in') throw error;
      const user = await recheckViewer(queryClient);
      if (!user) throw error;
      showToast({ message: apiErrorMessage(error) });
      return { user };
    }
  };
}
