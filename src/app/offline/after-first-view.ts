import type { QueryClient } from '@tanstack/react-query';
import { inForeignFrame } from '../../browser/foreign-frame';
import { reminders } from '../../browser/memory/reminders';
import { keepOffline } from './keep-offline';

/** What the site does once the first view has long been shown. */
export function afterFirstView(queryClient: QueryClient): void {
  // A file that is here can be used when files no longer come.
  import('../../ui/feedback/slow-notice').catch(() => {});
  if (inForeignFrame) return;
  keepOffline(queryClient);
  if (!reminders.isEmpty())
    void import('../../components/reminders/watch-reminders').then(({ watchReminders }) =>
      watchReminders(queryClient),
    );
}
