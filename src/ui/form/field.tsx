import { type ReactNode, useId } from 'react';
import { Text } from '../../i18n/text';
import styles from './field.module.css';
import { FieldError } from './field-error';

export interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** The error in the format that react-hook-form stores (see lib/validation/problem.ts). */
  error?: string;
  /** Marks the field as optional in its label. */
  optional?: boolean;
}

/** The attributes that connect an input to its label, hint and error. */
export interface InputProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
  'aria-required': boolean | undefined;
}

export function Field({
  label,
  hint,
  error,
  optional = false,
  children,
}: FieldProps & { children: (inputProps: InputProps) => ReactNode }) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {optional && (
          <span className={styles.optional}>
            <Text id="field.optional" />
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  );
}
