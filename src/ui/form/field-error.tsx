import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { readProblem } from '../../lib/validation/problem';
import { AlertIcon } from '../icons/notice-icons';
import styles from './field.module.css';

/** The error of a field. Screen readers announce it when it appears, because the focus may have moved on. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  const { id: message, values } = readProblem(error ?? '');
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className={styles.error}>
          <AlertIcon />
          <span>
            {/* The cast is safe, because validation rules and api/form-errors set only message ids as errors. */}
            <Text id={message as MessageId} values={values} />
          </span>
        </p>
      )}
    </div>
  );
}
