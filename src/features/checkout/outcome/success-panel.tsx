import type { Order } from '@generated/model';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { paths } from '../../../lib/links/paths';
import { LinkButton } from '../../../ui/button/button';
import { CheckIcon } from '../../../ui/icons/icons';
import styles from './outcome.module.css';
import { watchPath } from './watch-path';

/** The payment went through: what was bought, and what to do with it now. */
export function SuccessPanel({ order }: { order: Order }) {
  const price = usePrice();
  const { formatDate } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);

  const long = (date: string) => formatDate(date, { dateStyle: 'long' });
  const { amounts, trial_ends_at, period_end } = order;
  return (
    <div className={styles.outcome} role="status">
      <span className={styles.mark} data-tone="success">
        <CheckIcon />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        <Text id={amounts.total > 0 ? 'buy.paidTitle' : 'buy.freeTitle'} />
      </h1>
      <p className={styles.what}>{order.product.name}</p>
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
            <dd>{long(period_end)}</dd>
          </div>
        )}
        {trial_ends_at && (
          <div>
            <dt>
              <Text id="buy.trialEnds" />
            </dt>
            <dd>{long(trial_ends_at)}</dd>
          </div>
        )}
      </dl>
      <div className={styles.actions}>
        <LinkButton to={watchPath(order)} size="large">
          <Text id={order.event_id || order.vod_id ? 'buy.watchNow' : 'buy.findGames'} />
        </LinkButton>
        <LinkButton to={paths.profile} look="secondary" size="large">
          <Text id="buy.yourOrders" />
        </LinkButton>
      </div>
    </div>
  );
}
