import type { Event } from '@generated/model';
import { useViewer } from '../../api/hooks/viewer';
import { Text } from '../../i18n/text';
import { invitationTo } from '../../lib/event/invitation';
import { paths } from '../../lib/paths';
import { EventInvitation } from '../../parts/event-invitation';
import { EventTime } from '../../parts/event-time';
import { GeoNotice } from '../../parts/geo-notice';
import { ReadyLine } from '../../parts/ready-line';
import { useEventTitle } from '../../parts/use-event-title';
import { LinkButton } from '../../ui/button';
import { EventPoster } from '../../ui/event-poster';
import { Link } from '../../ui/link';
import { Countdown } from './countdown';
import type { Gate } from './gate';
import styles from './gate-panel.module.css';

const HEADINGS = {
  noRecording: 'watch.noRecording',
  preparing: 'watch.preparing',
  register: 'watch.register',
  logIn: 'watch.logIn',
  buy: 'watch.buy',
  passes: 'watch.passes',
} as const;

interface GatePanelProps {
  event: Event;
  gate: Exclude<Gate, 'live' | 'onDemand'>;
  /** The viewer may watch when it begins. */
  admitted: boolean;
  onRecheck(): Promise<unknown>;
}

/** What stands where the video would: why it does not play, and the way in. */
export function GatePanel({ event, gate, admitted, onRecheck }: GatePanelProps) {
  const title = useEventTitle()(event);
  return (
    <section className={styles.stage} data-gate={gate}>
      <div className={styles.backdrop}>
        <EventPoster image={event.image} teams={event.participants} title="" eager />
      </div>
      {gate === 'geoBlocked' ? (
        <div className={styles.panel}>
          <GeoNotice id={event.id} onRecheck={onRecheck} />
        </div>
      ) : (
        <div className={styles.panel}>
          {gate === 'upcoming' ? (
            <>
              <h2>{title}</h2>
              <p>
                <EventTime event={event} venue />
              </p>
              <Countdown start={event.event_utc_ts} />
              {admitted && (
                <p className={styles.small}>
                  <Text id="watch.opensByItself" />
                </p>
              )}
            </>
          ) : (
            <h2>
              <Text id={HEADINGS[gate]} />
            </h2>
          )}
          <WaysIn event={event} gate={gate} admitted={admitted} />
        </div>
      )}
    </section>
  );
}

function WaysIn({ event, gate, admitted }: Omit<GatePanelProps, 'onRecheck' | 'gate'> & { gate: Gate }) {
  const signedIn = useViewer() !== null;
  if (gate === 'noRecording' || gate === 'preparing')
    return (
      <>
        <p>
          <Text id={gate === 'preparing' ? 'watch.preparingBody' : 'watch.noRecordingBody'} />
        </p>
        <LinkButton to={paths.vod} look="secondary">
          <Text id="watch.otherGames" />
        </LinkButton>
      </>
    );
  if (admitted) return null;
  const invitation = invitationTo(event, signedIn);
  return (
    <>
      <div className={styles.actions}>
        <EventInvitation event={event} size="large" look="primary" watch={false} />
        {invitation === 'buy' && (
          <>
            <LinkButton to={`${paths.packages}?event_id=${event.id}`} look="secondary" size="large">
              <Text id="event.seePasses" />
            </LinkButton>
            <LinkButton to={`${paths.passFinder}?event_id=${event.id}`} look="quiet" size="large">
              <Text id="watch.whatElse" />
            </LinkButton>
          </>
        )}
      </div>
      {invitation !== 'register' && (
        <div className={styles.ready}>
          <ReadyLine eventId={event.id} />
        </div>
      )}
      {!signedIn && invitation !== 'logIn' && (
        <p className={styles.small}>
          <Text
            id={invitation === 'register' ? 'watch.haveAccount' : 'watch.haveTicket'}
            values={{ link: (parts) => <Link to={paths.login}>{parts}</Link> }}
          />
        </p>
      )}
    </>
  );
}
