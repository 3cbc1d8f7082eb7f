import type { QueryClient } from '@tanstack/react-query';
import { inForeignFrame } from '../../browser/foreign-frame';
import { reminders } from '../../browser/memory/reminders';
import { noticeSlowLoads } from '../../ui/feedback/slow-notice';
import { keepOffline } from './keep-offline';

/** Long after the first view, which this must not slow down. */
const LATER_MS = 16_000;

/** What the site does once the first view is shown. */
export function afterFirstView(queryClient: QueryClient): void {
  noticeSlowLoads();
  if (!inForeignFrame) setTimeout(() => keepForLater(queryClient), LATER_MS);
}

function keepForLater(queryClient: QueryClient): void {
  keepOffline(queryClient);
  if (!reminders.isEmpty())
    void import('../../components/reminders/watch-reminders').then(({ watchReminders }) =>
      watchReminders(queryClient),
    );
}
