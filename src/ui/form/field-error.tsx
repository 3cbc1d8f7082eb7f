import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { readProblem } from '../../lib/validation/problem';
import { AlertIcon } from '../icons/notice-icons';
import styles from './field.module.css';

/** What is wrong with a field. Announced when it appears, since the viewer may have moved on. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  const { id: message, values } = readProblem(error ?? '');
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className={styles.error}>
          <AlertIcon />
          <span>
            {/* A form's errors are only ever names of texts: rules and api/form-errors set nothing else. */}
            <Text id={message as MessageId} values={values} />
          </span>
        </p>
      )}
    </div>
  );
}
