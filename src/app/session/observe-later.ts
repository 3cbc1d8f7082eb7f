import { getGetBootstrapQueryKey } from '@generated/api/channel/channel';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap, User } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { createBufferedEvents } from '../../analytics/buffered-events';
import { type ObservedEvent, subscribeToAll } from '../../analytics/observed-events';
import { BOOTSTRAP_PARAMS } from '../../api/hooks/channel';
import { clearExpired } from '../../browser/storage/storage';
import { whenIdle } from '../../browser/when-idle';

const MAX_BUFFERED = 200;
const IDLE_TIMEOUT_MS = 2_000;

/** Buffers events from the first one on, and loads the observers once the first view is idle. */
export function observeLater(queryClient: QueryClient, entryAddress = location.href): () => void {
  const events = createBufferedEvents<ObservedEvent>(MAX_BUFFERED);
  let called = false;

  const observe = () => {
    clearExpired();
    return import('../../analytics/observe').then(
      (module) =>
        module.observe(events, {
          entryAddress,
          settings: () =>
            queryClient.getQueryData<Bootstrap>(getGetBootstrapQueryKey(BOOTSTRAP_PARAMS))?.settings,
        }),
      () => events.clear(),
    );
  };

  return subscribeToAll(
    () => queryClient.getQueryData<User>(getGetProfileQueryKey()) ?? null,
    (event) => {
      events.push(event);
      if (called || !/visit|failure|trouble/.test(event.type)) return;
      called = true;
      void whenIdle(IDLE_TIMEOUT_MS).then(observe);
    },
  );
}
