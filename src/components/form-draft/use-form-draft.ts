import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft';

/**
 * Connects `useDraft` to a form. `fields` lists the fields that may be stored, never
 * passwords or card fields.
 */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  userId: number,
  { getValues, setValue, getFieldState }: UseFormReturn<Values, unknown, Output>,
  fields: readonly Path<Values>[],
): void {
  useDraft(name, userId, {
    restore(values) {
      const usable = fields.filter((field) => typeof values[field] === typeof getValues(field));
      // The cast is safe, because the value has the same type as the field from which it was stored.
      for (const field of usable)
        setValue(field, values[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
      return usable.length > 0;
    },
    changed: () =>
      Object.fromEntries(
        fields.filter((field) => getFieldState(field).isDirty).map((field) => [field, getValues(field)]),
      ),
  });
}
