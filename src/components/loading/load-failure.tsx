import { apiErrorMessage } from '../../api/error-messages';
import type { ApiError } from '../../api/errors';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';

interface LoadFailureProps {
  error: ApiError | null;
  onRetry(): void;
  retrying?: boolean;
  /** The level of the heading: 1 if the failure is the only content of the page. */
  level?: 1 | 2;
}

/** Replaces content that failed to load. Has a retry button. */
export function LoadFailure({ error, onRetry, retrying = false, level = 2 }: LoadFailureProps) {
  return (
    <MessagePanel
      role="alert"
      level={level}
      title={<Text id="list.failed" />}
      actions={
        <Button look="secondary" onClick={onRetry} busy={retrying}>
          <Text id="action.tryAgain" />
        </Button>
      }
    >
      <p>
        <Text id={error ? apiErrorMessage(error) : 'error.somethingWrong'} />
      </p>
    </MessagePanel>
  );
}
