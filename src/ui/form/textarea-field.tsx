import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './input.module.css';

export function TextareaField({
  label,
  hint,
  error,
  optional,
  rows = 6,
  ...input
}: FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'required'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(inputProps) => (
        <textarea {...input} {...inputProps} rows={rows} className={`${styles.input} ${styles.lines}`} />
      )}
    </Field>
  );
}
