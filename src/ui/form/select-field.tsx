import type { ComponentProps } from 'react';
import selects from './bare-field.module.css';
import { Field, type FieldProps } from './field';
import styles from './input.module.css';

interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'id' | 'required'> {
  options: readonly { value: string; label: string }[];
}

/** A select with a label, a hint and an error. Its first option is empty. */
export function SelectField({ label, hint, error, optional, options, ...input }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(inputProps) => (
        <select {...input} {...inputProps} className={`${styles.input} ${styles.choice} ${selects.arrow}`}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
