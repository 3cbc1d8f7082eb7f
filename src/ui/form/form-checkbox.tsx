import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { CheckboxField } from './checkbox-field';
import { type FormFieldProps, useFormField } from './use-form-field';

/** A checkbox bound to a form field. */
export function FormCheckbox<In extends FieldValues, Out>({
  form,
  name,
  label,
}: FormFieldProps<In, Out> & { label: ReactNode }) {
  return <CheckboxField label={label} {...useFormField({ form, name })} />;
}
