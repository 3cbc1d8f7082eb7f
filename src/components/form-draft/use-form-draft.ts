import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { apiEvents } from '../../api/events';
import { formDraft } from '../../browser/memory/form-draft';
import { showToast } from '../../ui/overlay/toasts';

/**
 * Restores after a log-in what was typed when the session ended. `fields` lists what may be stored: never
 * passwords, never card fields.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  userId: number,
  { getValues, setValue, getFieldState }: UseFormReturn<Values, unknown, Output>,
  fields: readonly Path<Values>[],
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form’s methods and the list of fields do not change.
  useEffect(() => {
    const draft = formDraft(name).take(userId);
    let restored = false;
    for (const field of fields) {
      const value = draft?.[field] as PathValue<Values, Path<Values>> | undefined;
      if (value === undefined || typeof value !== typeof getValues(field)) continue;
      setValue(field, value, { shouldDirty: true });
      restored = true;
    }
    if (restored) showToast({ message: 'session.draftRestored' });

    return apiEvents.on('user-cleared', ({ operation }) => {
      if (operation === 'logOut') return;
      const changed = fields.filter((field) => getFieldState(field).isDirty);
      if (changed.length > 0)
        formDraft(name).store(userId, Object.fromEntries(changed.map((field) => [field, getValues(field)])));
    });
  }, [name, userId]);
}
