import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { PasswordField } from './password-field';
import { type FormFieldProps, useFormField } from './use-form-field';

type FormPasswordProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Omit<ComponentProps<typeof PasswordField>, 'name' | 'form' | 'error'>;

/** A password field bound to a form field. */
export function FormPassword<In extends FieldValues, Out>({
  form,
  name,
  comparedBy,
  ...rest
}: FormPasswordProps<In, Out>) {
  return <PasswordField {...rest} {...useFormField({ form, name, comparedBy })} />;
}
