import { useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { ChunkError } from './lazy-view';
import { forgetFailedViews } from './screen-view';

/** What a route shows instead of a blank page when it throws. The layout around it stands. */
export function RouteError({ error }: { error: unknown }) {
  const outdated = error instanceof ChunkError;
  useEffect(() => {
    forgetFailedViews();
    tracked.emit('trouble', { kind: outdated ? 'chunk' : 'uncaught', error });
  }, [outdated, error]);
  return (
    <MessagePanel
      level={1}
      role="alert"
      title={<Text id={outdated ? 'error.chunkTitle' : 'error.crashTitle'} />}
      actions={
        <Button onClick={() => location.reload()}>
          <Text id="action.reload" />
        </Button>
      }
    >
      <p>
        <Text id={outdated ? 'error.chunkBody' : 'error.somethingWrong'} />
      </p>
    </MessagePanel>
  );
}
