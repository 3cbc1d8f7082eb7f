import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { QueryClient } from '@tanstack/react-query';
import { connectErrorLog } from '../../api/connect';
import { apiErrorMessage } from '../../api/error-messages';
import { apiEvents } from '../../api/events';
import { showToast } from '../../ui/toasts';
import { forgetViewer } from './forget-viewer';

/** What the site does when calls tell that something happened. */
export function listenToApi(queryClient: QueryClient): () => void {
  const stops = [
    connectErrorLog(),
    apiEvents.on('user-cleared', () => {
      if (queryClient.getQueryData(getGetProfileQueryKey())) forgetViewer(queryClient);
    }),
    apiEvents.on('global-error', ({ error }) => {
      showToast({ type: 'error', message: apiErrorMessage(error) });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
