import { type KeyboardEvent, type MouseEvent, useState } from 'react';
import { Text, useText } from '../../i18n/text';
import { Field } from './field';
import { CapsLockIcon, EyeIcon, EyeOffIcon } from './form-icons';
import styles from './input.module.css';
import type { TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a reveal button and a Caps Lock warning. */
export function PasswordField({ label, hint, error, optional, onBlur, ...input }: PasswordFieldProps) {
  const text = useText();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);

  const noticeCapsLock = (event: KeyboardEvent | MouseEvent) =>
    setCapsLock(event.getModifierState('CapsLock'));

  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(inputProps) => (
        <>
          <div className={styles.box}>
            <input
              {...input}
              {...inputProps}
              type={shown ? 'text' : 'password'}
              className={`${styles.input} ${styles.withReveal}`}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              onKeyDown={noticeCapsLock}
              onKeyUp={noticeCapsLock}
              onClick={noticeCapsLock}
              onBlur={(event) => {
                setCapsLock(false);
                onBlur?.(event);
              }}
            />
            <button
              type="button"
              className={styles.reveal}
              aria-pressed={shown}
              aria-controls={inputProps.id}
              aria-label={text('field.showPassword')}
              title={text(shown ? 'field.hidePassword' : 'field.showPassword')}
              onClick={() => setShown(!shown)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </button>
          </div>
          <div role="status">
            {capsLock && (
              <p className={styles.caps}>
                <CapsLockIcon />
                <Text id="field.capsLock" />
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
