import { getGetBootstrapQueryKey } from '@generated/api/channel/channel';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap, User } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { createBacklog } from '../../analytics/buffered-events';
import { type ObservedEvent, subscribeToAll } from '../../analytics/observed-events';
import { BOOTSTRAP_PARAMS } from '../../api/hooks/channel';
import { forgetExpired } from '../../browser/storage/storage';
import { whenIdle } from '../../browser/when-idle';

const KEPT = 200;
const AT_REST_MS = 2_000;

/** Keeps what happens from the first call on, and hands it on when the first view stands and is idle. */
export function observeLater(queryClient: QueryClient, arrival = location.href): () => void {
  const happenings = createBacklog<ObservedEvent>(KEPT);
  let called = false;

  const observe = () => {
    forgetExpired();
    return import('../../analytics/observe').then(
      (module) =>
        module.observe(happenings, {
          arrival,
          settings: () =>
            queryClient.getQueryData<Bootstrap>(getGetBootstrapQueryKey(BOOTSTRAP_PARAMS))?.settings,
        }),
      () => happenings.clear(),
    );
  };

  return subscribeToAll(
    () => queryClient.getQueryData<User>(getGetProfileQueryKey()) ?? null,
    (happening) => {
      happenings.take(happening);
      if (called || !/visit|failure|trouble/.test(happening.type)) return;
      called = true;
      void whenIdle(AT_REST_MS).then(observe);
    },
  );
}
