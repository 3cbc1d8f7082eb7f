import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from './text-field';
import { type FormFieldProps, useFormField } from './use-form-field';

type FormTextProps<In extends FieldValues, Out> = FormFieldProps<In, Out> &
  Omit<TextFieldProps, 'name' | 'form' | 'error'>;

/** A text field bound to a form field. */
export function FormText<In extends FieldValues, Out>({ form, name, ...rest }: FormTextProps<In, Out>) {
  return <TextField {...rest} {...useFormField({ form, name })} />;
}
