import type { QueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import { apiEvents } from '../../api/events';
import { apiErrorMessage } from '../../api/error-messages';
import { showToast } from '../../ui/toasts';
import { forgetViewer } from './forget-viewer';

/** What the site does when calls tell that something happened. */
export function listenToApi(queryClient: QueryClient): () => void {
  const stops = [
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
