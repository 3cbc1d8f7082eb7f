import type { Event, Order } from '@generated/model';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { RemindMe } from '../../../components/calendar/remind-me';
import { EventStatus } from '../../../components/event-card/event-status';
import { EventTime } from '../../../components/event-card/event-time';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { EventRows } from '../../../components/passes/event-rows';
import type { ProductAdds } from '../../../components/passes/use-added';
import { usePrice } from '../../../components/passes/use-price';
import { ShareButton } from '../../../components/share/share-button';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { watchPathOf } from '../../../lib/orders/watch-path';
import { LinkButton } from '../../../ui/button/button';
import { CheckIcon } from '../../../ui/icons/icons';
import { EventPoster } from '../../../ui/picture/event-poster';
import type { Purchasable } from '../use-product';
import styles from './outcome.module.css';

const NEXT_GAMES = 3;

interface SuccessPanelProps {
  order: Order;
  purchasable: Purchasable;
  /** What a pass or a plan opens. Null for single events and videos, and until it has loaded. */
  adds: ProductAdds | null;
}

/** Shown after a successful payment: what was bought, and what the viewer can do with it now. */
export function SuccessPanel({ order, purchasable, adds }: SuccessPanelProps) {
  const price = usePrice();
  const { formatDate } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);

  const formatLongDate = (date: string) => formatDate(date, { dateStyle: 'long' });
  const { amounts, trial_ends_at, period_end } = order;
  const { event } = purchasable;
  const isAhead = event?.stream_status === 'upcoming';
  return (
    <div className={styles.outcome} role="status">
      <span className={styles.mark} data-tone="success">
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        <Text id={amounts.total > 0 ? 'buy.paidTitle' : 'buy.freeTitle'} />
      </h1>
      {event ? <BoughtEvent event={event} /> : <p className={styles.what}>{purchasable.name}</p>}
      <dl className={styles.facts}>
        <div>
          <dt>
            <Text id="buy.orderNumber" />
          </dt>
          <dd>{order.id}</dd>
        </div>
        <div>
          <dt>
            <Text id="buy.paidTotal" />
          </dt>
          <dd>{price(amounts.total)}</dd>
        </div>
        {period_end && !trial_ends_at && (
          <div>
            <dt>
              <Text id={order.auto_renewal ? 'buy.renewsOn' : 'buy.validUntil'} />
            </dt>
            <dd>{formatLongDate(period_end)}</dd>
          </div>
        )}
        {trial_ends_at && (
          <div>
            <dt>
              <Text id="buy.trialEnds" />
            </dt>
            <dd>{formatLongDate(trial_ends_at)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <LinkButton to={watchPathOf(order)} size="large">
          <Text
            id={isAhead ? 'buy.toGame' : order.event_id || order.vod_id ? 'buy.watchNow' : 'buy.findGames'}
          />
        </LinkButton>
        <LinkButton to={paths.transactions} look="secondary" size="large">
          <Text id="buy.seeReceipt" />
        </LinkButton>
      </div>
      {adds && adds.allComing.length > 0 && (
        <section className={styles.next}>
          <h2>
            <Text id="buy.nextInPass" values={{ type: purchasable.plan ? 'plan' : 'pass' }} />
          </h2>
          <EventRows events={adds.allComing.slice(0, NEXT_GAMES)} shown={NEXT_GAMES} />
        </section>
      )}
    </div>
  );
}

/** A purchased event: its poster, its start time, and what the viewer can do until then. */
function BoughtEvent({ event }: { event: Event }) {
  const title = useEventTitle()(event);
  return (
    <>
      <div className={styles.poster}>
        <EventPoster image={event.image} teams={event.participants} title="" eager />
        <EventStatus event={event} />
      </div>
      <p className={styles.what}>{title}</p>
      <p>
        <EventTime event={event} venue />
      </p>
      <div className={styles.actions}>
        <RemindMe event={event} labelled />
        <ShareButton title={title} path={paths.watch(event.id)} />
      </div>
    </>
  );
}
