import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { QueryClient } from '@tanstack/react-query';
import { apiErrorMessage } from '../../api/error-messages';
import { apiEvents } from '../../api/events';
import { onPurchaseInOtherTab } from '../../api/session/after-purchase';
import { clearViewer } from '../../api/session/viewer-changes';
import { showToast } from '../../ui/overlay/toasts';
import { applyPendingFavourite } from './apply-pending-favourite';
import { observeLater } from './observe-later';
import { syncViewerAcrossTabs } from './sync-viewer-across-tabs';

/** Connects API events with the rest of the site. */
export function listenToApi(queryClient: QueryClient, entryAddress?: string): () => void {
  const stops = [
    observeLater(queryClient, entryAddress),
    syncViewerAcrossTabs(queryClient),
    onPurchaseInOtherTab(queryClient),
    applyPendingFavourite(queryClient),
    apiEvents.on('user-cleared', () => {
      if (queryClient.getQueryData(getGetProfileQueryKey())) clearViewer(queryClient);
    }),
    apiEvents.on('global-error', ({ error }) => {
      showToast({ type: 'error', message: apiErrorMessage(error) });
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
