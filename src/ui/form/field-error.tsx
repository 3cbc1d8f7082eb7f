import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { readProblem } from '../../lib/validation/problem';
import { AlertIcon } from '../icons/notice-icons';
import styles from './field.module.css';

/** The error of a field. Announced when it appears, since the focus may have moved on. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  const { id: message, values } = readProblem(error ?? '');
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className={styles.error}>
          <AlertIcon />
          <span>
            {/*
             * Form errors only ever contain message ids: validation rules and api/form-errors set nothing
             * else.
             */}
            <Text id={message as MessageId} values={values} />
          </span>
        </p>
      )}
    </div>
  );
}
