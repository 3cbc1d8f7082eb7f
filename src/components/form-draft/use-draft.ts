import { useEffect, useEffectEvent } from 'react';
import { apiEvents } from '../../api/events';
import { formDraft } from '../../browser/memory/form-draft';
import { showToast } from '../../ui/overlay/toasts';

interface Draft {
  /** Fills in the stored values. Returns whether any of them was usable. */
  restore(values: Record<string, unknown>): boolean;
  /** Returns the values that the viewer changed, but never passwords or card fields. */
  changed(): Record<string, unknown>;
}

/**
 * Stores a form when the session ends and restores it after the next log-in. `userId` is
 * null while nobody is logged in.
 */
export function useDraft(name: string, userId: number | null, { restore, changed }: Draft): void {
  const onOpen = useEffectEvent(() => {
    const values = userId === null ? null : formDraft(name).take(userId);
    if (values && restore(values)) showToast({ message: 'session.draftRestored' });
  });
  const onSessionEnd = useEffectEvent((endedUserId: number) => {
    const values = changed();
    if (Object.keys(values).length > 0) formDraft(name).store(endedUserId, values);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form or account has another draft.
  useEffect(() => {
    onOpen();
    return apiEvents.on('user-cleared', ({ operation }) => {
      if (operation !== 'logOut' && userId !== null) onSessionEnd(userId);
    });
  }, [name, userId]);
}
