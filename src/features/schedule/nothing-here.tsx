import type { ListEventsParams } from '@generated/model';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { Button, LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';

interface NothingHereProps {
  params: ListEventsParams;
  favourites: boolean;
  filtered: boolean;
  onClear(): void;
}

/** Shown for an empty list, with buttons that widen the filters. */
export function NothingHere({ params, favourites, filtered, onClear }: NothingHereProps) {
  const { title, stream_status } = params;
  const id = favourites && !filtered ? 'browse.noFavourites' : filtered ? 'browse.noneFit' : 'browse.none';
  return (
    <MessagePanel
      role="status"
      title={<Text id={id} />}
      actions={
        <>
          {title && stream_status !== 'finished' && (
            <LinkButton to={`${paths.vod}?${new URLSearchParams({ title })}`}>
              <Text id="browse.lookBack" />
            </LinkButton>
          )}
          {favourites && (
            <LinkButton to={paths.favourites} look="secondary">
              <Text id="browse.manageFavourites" />
            </LinkButton>
          )}
          {filtered && (
            <Button look="secondary" onClick={onClear}>
              <Text id="browse.clear" />
            </Button>
          )}
        </>
      }
    />
  );
}
