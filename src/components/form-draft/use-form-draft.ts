import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { useDraft } from './use-draft';

/** `useDraft` for a form. `fields` lists what may be stored: never passwords, never card fields. */
export function useFormDraft<Values extends FieldValues, Output>(
  name: string,
  userId: number,
  { getValues, setValue, getFieldState }: UseFormReturn<Values, unknown, Output>,
  fields: readonly Path<Values>[],
): void {
  useDraft(name, userId, {
    restore(values) {
      const usable = fields.filter((field) => typeof values[field] === typeof getValues(field));
      // The value was read from this field and still has its type.
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
