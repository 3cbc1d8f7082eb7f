import { type ReactNode, useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { MessagePanel } from '../../ui/feedback/message-panel';

/** Wraps a part that the screen can work without. If the part throws, a notice replaces it. */
export function OptionalSection({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary resetKey="" fallback={(error) => <PartFailure error={error} />}>
      {children}
    </ErrorBoundary>
  );
}

function PartFailure({ error }: { error: unknown }) {
  useEffect(() => tracked.emit('trouble', { kind: 'uncaught', error }), [error]);
  return (
    <MessagePanel
      role="alert"
      title={<Text id="list.failed" />}
      actions={
        <Button look="secondary" onClick={() => location.reload()}>
          <Text id="action.reload" />
        </Button>
      }
    >
      <p>
        <Text id="error.somethingWrong" />
      </p>
    </MessagePanel>
  );
}
