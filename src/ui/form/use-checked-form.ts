import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { input, output, ZodMiniType } from 'zod/mini';
import { formResolver } from '../../lib/validation/form-resolver';

/** A form that is validated by a schema: each field on blur, and then on each change. */
export function useCheckedForm<Schema extends ZodMiniType<unknown, FieldValues>>(
  schema: Schema,
  defaultValues: DefaultValues<input<Schema>>,
) {
  return useForm<input<Schema>, unknown, output<Schema>>({
    resolver: formResolver(schema),
    mode: 'onTouched',
    defaultValues,
  });
}
