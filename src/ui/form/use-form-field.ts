import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';

export interface FormFieldProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  name: FieldPath<In>;
  /** Another field that is checked against this one, once it has been visited. */
  comparedBy?: FieldPath<In>;
}

/** Joins an input with its field of the form. */
export function useFormField<In extends FieldValues, Out>({
  form,
  name,
  comparedBy,
}: FormFieldProps<In, Out>) {
  const state = useFormState({ control: form.control, name, exact: true });
  const { error } = form.getFieldState(name, state);
  const bound = form.register(name, {
    onChange: () => {
      if (comparedBy && form.getFieldState(comparedBy).isTouched) void form.trigger(comparedBy);
    },
  });
  return { ...bound, error: error?.message };
}
