import type { Event } from '@generated/model';
import type { ReactNode } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useViewer } from '../../../api/hooks/viewer';
import { RemindMe } from '../../../components/calendar/remind-me';
import { DownloadButton } from '../../../components/download/download-button';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { EventFavourites } from '../../../components/favourites/event-favourites';
import { TroubleButton } from '../../../components/outage-receipt/trouble-button';
import { ShareButton } from '../../../components/share/share-button';
import { Text } from '../../../i18n/text';
import { isOpen } from '../../../lib/event/access-to';
import { paths } from '../../../lib/links/paths';
import { LinkButton } from '../../../ui/button/button';
import { TvIcon } from '../../../ui/icons/thing-icons';
import { WatchSeveral } from '../several/watch-several';
import { isEmbedded } from '../watch/is-embedded';
import { isLogged } from '../watch/is-logged';
import type { Watch } from '../watch/use-watch';
import styles from '../watch/watch-screen.module.css';

interface WatchActionsProps {
  event: Event;
  watch: Watch;
  onTrouble(): void;
  /** A button of another feature, rendered before the other buttons. */
  children: ReactNode;
}

/** The buttons below the video, for example to share or download the event. */
export function WatchActions({ event, watch, onTrouble, children }: WatchActionsProps) {
  const title = useEventTitle()(event);
  const { remote_auth } = useChannel().settings.auth;
  const mayWatch = watch.access !== null && isOpen(watch.access.gate);
  // A video of another service cannot be downloaded from this channel.
  const mayDownload =
    watch.access?.gate === 'onDemand' && watch.capabilities.includes('download') && !isEmbedded(event);
  const signedIn = useViewer() !== null;
  const mayHaveWatched =
    signedIn && watch.access?.admitted && event.stream_status !== 'upcoming' && isLogged(event);
  return (
    <div className={styles.actions}>
      {children}
      <ShareButton title={title} path={paths.watch(event.id)} embedPath={paths.watchEmbed(event.id)} />
      {mayWatch && remote_auth !== null && (
        <LinkButton
          look="secondary"
          to={`${paths.linkDevice}?${new URLSearchParams({ back: paths.watch(event.id) })}`}
        >
          <TvIcon />
          <Text id="watch.onTv" />
        </LinkButton>
      )}
      {watch.access?.gate === 'live' && <WatchSeveral event={event} />}
      {mayDownload && <DownloadButton download={{ kind: 'event', id: event.id }} name={title} />}
      <RemindMe event={event} labelled />
      <EventFavourites event={event} />
      {mayHaveWatched && (
        <TroubleButton onClick={onTrouble}>
          <Text id="watch.trouble" />
        </TroubleButton>
      )}
    </div>
  );
}
