import { useEffect } from 'react';
import { tracked } from '../../analytics/track';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { useOnNetworkBack } from '../../ui/hooks/use-on-network-back';
import { clearStoredChannel } from '../start-up/stored-channel';
import { ChunkError } from './lazy-view';
import { clearFailedViews } from './screen-view';

/** Shown within the layout, in place of a screen that throws an error. */
export function RouteError({ error }: { error: unknown }) {
  const outdated = error instanceof ChunkError;
  useEffect(() => {
    clearFailedViews();
    // A channel stored by an earlier visit may be the cause.
    if (!outdated) clearStoredChannel();
    tracked.emit('trouble', { kind: outdated ? 'chunk' : 'uncaught', error });
  }, [outdated, error]);
  useOnNetworkBack(() => {
    if (outdated) location.reload();
  });
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
