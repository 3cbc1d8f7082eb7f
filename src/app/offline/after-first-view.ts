import type { QueryClient } from '@tanstack/react-query';
import { inForeignFrame } from '../../browser/foreign-frame';
import { reminders } from '../../browser/memory/reminders';
import { setUpOffline } from './set-up-offline';

/** Starts the work that waits until long after the first view. */
export function afterFirstView(queryClient: QueryClient): void {
  // Loads the notice now, so that it can be shown when files no longer load.
  import('../../ui/feedback/slow-notice').catch(() => {});
  if (inForeignFrame) return;
  setUpOffline(queryClient);
  if (!reminders.isEmpty())
    void import('../../components/reminders/watch-reminders').then(({ watchReminders }) =>
      watchReminders(queryClient),
    );
}
