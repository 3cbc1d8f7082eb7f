import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form';

export interface FormFieldProps<In extends FieldValues, Out> {
  form: UseFormReturn<In, unknown, Out>;
  name: FieldPath<In>;
  /** Another field whose rule compares it with this field. It is validated again if it has been visited. */
  comparedBy?: FieldPath<In>;
}

/** Registers an input with its form and returns its current error. */
export function useFormField<In extends FieldValues, Out>({
  form,
  name,
  comparedBy,
}: FormFieldProps<In, Out>) {
  const state = useFormState({ control: form.control, name, exact: true });
  const { error } = form.getFieldState(name, state);
  const registered = form.register(name, {
    onChange: () => {
      if (comparedBy && form.getFieldState(comparedBy).isTouched) void form.trigger(comparedBy);
    },
  });
  return { ...registered, error: error?.message };
}
