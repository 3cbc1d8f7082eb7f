import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';
import styles from './input.module.css';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'required'>;

export function TextField({ label, hint, error, optional, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(inputProps) => (
        <input
          type="text"
          {...input}
          {...inputProps}
          className={[styles.input, className].filter(Boolean).join(' ')}
        />
      )}
    </Field>
  );
}
