import type { Event } from '@generated/model';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIsViewerAwaited, useViewer } from '../../../api/hooks/viewer';
import { EventInvitation } from '../../../components/access/event-invitation';
import { GeoNotice } from '../../../components/access/geo-notice';
import { PendingPayment, usePendingPayment } from '../../../components/access/pending-payment';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { ReadyLine } from '../../../components/ready-line/ready-line';
import type { MessageId } from '../../../i18n/message-id';
import { Text } from '../../../i18n/text';
import type { EventAccess, Gate } from '../../../lib/event/access-to';
import { paths } from '../../../lib/links/paths';
import { sourceOfMedia } from '../../../player/source/source-of-media';
import type { PlayerSource } from '../../../player/types';
import { Button, LinkButton } from '../../../ui/button/button';
import { Link } from '../../../ui/navigation/link';
import { EventPoster } from '../../../ui/picture/event-poster';
import { Countdown } from './countdown';
import styles from './gate-panel.module.css';
import { Matchup } from './matchup';
import { PassPrice } from './pass-price';
import { Trailer } from './trailer';

const HEADINGS = {
  noRecording: 'watch.noRecording',
  preparing: 'watch.preparing',
  register: 'watch.register',
  logIn: 'watch.logIn',
  buy: 'watch.buy',
  passes: 'watch.passes',
} as const;

/** The trailer is free for everyone, both before the event and if the event needs a ticket. */
function trailerOf(event: Event, gate: Gate): PlayerSource | null {
  if (gate === 'noRecording' || gate === 'preparing' || gate === 'geoBlocked') return null;
  return sourceOfMedia(event.media, event.stream_status, { role: 'preview' })?.source ?? null;
}

/** A pay-per-view event is opened only by its own ticket, not by a pass. */
function isSoldSingly({ type }: Event, gate: Gate): boolean {
  return type === 'ppv' && gate !== 'noRecording' && gate !== 'preparing';
}

type GateAccess = EventAccess & { gate: Exclude<Gate, 'live' | 'onDemand'> };

/** Returns what opens the event, or why nothing does; null if the viewer only has to wait. */
function reasonOf(event: Event, { gate, invitation }: GateAccess): MessageId | null {
  const step = gate === 'upcoming' ? invitation : gate;
  if (step === 'geoBlocked' || step === 'watch' || step === 'nothing') return null;
  return isSoldSingly(event, gate) ? 'watch.payPerView' : HEADINGS[step];
}

export interface GatePanelProps {
  event: Event;
  access: GateAccess;
  /**
   * Whether the viewer's region is still unknown. Then the panel reserves its space but shows no reason yet.
   */
  waits: boolean;
  onRecheck(): Promise<unknown>;
}

/** Replaces the video: shows why it does not play and what the viewer can do. */
export function GatePanel({ event, access, waits, onRecheck }: GatePanelProps) {
  const { gate, admitted } = access;
  const title = useEventTitle()(event);
  const trailer = trailerOf(event, gate);
  const reason = reasonOf(event, access);
  const [shows, setShows] = useState(false);
  const opener = useRef<HTMLDivElement>(null);

  function close() {
    flushSync(() => setShows(false));
    opener.current?.querySelector('button')?.focus();
  }

  if (trailer && shows) return <Trailer event={event} title={title} source={trailer} onClose={close} />;
  return (
    <section className={styles.stage} data-gate={gate} data-waits={waits}>
      <Backdrop event={event} />
      {gate === 'geoBlocked' ? (
        <div className={styles.panel}>
          <GeoNotice id={event.id} onRecheck={onRecheck} />
        </div>
      ) : (
        <div className={styles.panel}>
          <Matchup teams={event.participants} />
          <div className={styles.game}>
            {gate === 'upcoming' ? <h2>{title}</h2> : <p className={styles.title}>{title}</p>}
            <p>
              <EventTime event={event} venue />
            </p>
          </div>
          {gate === 'upcoming' ? (
            <>
              <Countdown start={event.event_utc_ts} />
              {admitted && (
                <p className={styles.small}>
                  <Text id="watch.opensByItself" />
                </p>
              )}
            </>
          ) : (
            reason && (
              <h2 className={styles.reason}>
                <Text id={reason} />
              </h2>
            )
          )}
          <AccessSteps event={event} access={access} reason={reason} />
          {trailer && (
            <div ref={opener}>
              <Button look="secondary" onClick={() => setShows(true)}>
                <Text id="watch.trailer" />
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

/** The colours of both teams, or the event's image if it is not a game between two teams. */
function Backdrop({ event: { image, participants } }: { event: Event }) {
  const [home, away] = participants;
  if (!home || !away || participants.length > 2)
    return (
      <div className={styles.picture}>
        <EventPoster image={image} teams={participants} title="" eager />
      </div>
    );
  return (
    <div
      className={styles.colors}
      style={{ '--home': home.color ?? undefined, '--away': away.color ?? undefined }}
    />
  );
}

interface AccessStepsProps extends Pick<GatePanelProps, 'event' | 'access'> {
  reason: MessageId | null;
}

function AccessSteps({ event, access, reason }: AccessStepsProps) {
  const { gate, invitation } = access;
  const signedIn = useViewer() !== null;
  const isViewerAwaited = useIsViewerAwaited();
  const pending = usePendingPayment(event);
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
  if (access.admitted) return null;
  if (pending) return <PendingPayment event={event} state={pending} />;
  const payPerView = isSoldSingly(event, gate);
  return (
    <>
      {gate === 'upcoming' && reason && (
        <p>
          <Text id={reason} />
        </p>
      )}
      {(invitation === 'logIn' || invitation === 'passes') && <PassPrice eventId={event.id} />}
      <div className={styles.actions}>
        {(invitation === 'buy' || !payPerView) && (
          <EventInvitation event={event} invitation={invitation} gate />
        )}
        {(invitation === 'logIn' || (invitation === 'buy' && !payPerView)) && (
          <LinkButton to={`${paths.packages}?event_id=${event.id}`} look="secondary" size="large">
            <Text id="event.seePasses" />
          </LinkButton>
        )}
      </div>
      {invitation === 'buy' && !payPerView && (
        <p className={styles.small}>
          <Link to={`${paths.passFinder}?event_id=${event.id}`}>
            <Text id="watch.compareOptions" />
          </Link>
        </p>
      )}
      {invitation !== 'register' && (
        <div className={styles.ready}>
          <ReadyLine eventId={event.id} />
        </div>
      )}
      {!signedIn && !isViewerAwaited && invitation !== 'logIn' && (
        <p className={styles.small}>
          <Text
            id={
              invitation === 'register'
                ? 'watch.haveAccount'
                : payPerView
                  ? 'watch.haveTicketOnly'
                  : 'watch.haveTicket'
            }
            values={{ link: (parts) => <Link to={paths.login}>{parts}</Link> }}
          />
        </p>
      )}
    </>
  );
}
