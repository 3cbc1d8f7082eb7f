import type { Order } from '@generated/model';
import { Suspense, useState } from 'react';
import { LazyOutageReceipt } from '../../components/outage-receipt/lazy-outage-receipt';
import { TroubleButton } from '../../components/outage-receipt/trouble-button';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { canCancelRenewal, displayKind, renewalLabel } from '../../lib/orders/order-status';
import { watchPathOf } from '../../lib/orders/watch-path';
import { watchedBy } from '../../lib/orders/watched-by';
import { Button, LinkButton } from '../../ui/button/button';
import { CancelRenewal } from './cancel-renewal';
import styles from './orders.module.css';
import { Receipt } from './receipt';
import { StatusTag } from './status-tag';
import { useLongDate } from './use-long-date';

/** An active order: its end, whether it renews, and a button to cancel the renewal. */
export function ActiveOrder({ order }: { order: Order }) {
  const price = usePrice();
  const formatLongDate = useLongDate();
  const [open, setOpen] = useState<'receipt' | 'cancel' | 'trouble' | null>(null);
  const { product, period_end, trial_ends_at, auto_renewal, amounts } = order;
  const label = renewalLabel(order);
  const watched = watchedBy(order);
  const inTrial = trial_ends_at !== null && amounts.total === 0;
  return (
    <article className={styles.card} aria-label={product.name}>
      <div className={styles.what}>
        <p className={styles.kind}>
          <Text id={displayKind(order)} />
        </p>
        <h3>{product.name}</h3>
        <p className={styles.tags}>
          <StatusTag order={order} />
          {label && (
            <span className={styles.renewal} data-on={auto_renewal === 'on'}>
              <Text id={label} />
            </span>
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        {inTrial && trial_ends_at ? (
          <Fact label="orders.trialUntil" value={formatLongDate(trial_ends_at)} />
        ) : period_end ? (
          <Fact
            label={auto_renewal === 'on' ? 'orders.renewsOn' : 'orders.until'}
            value={formatLongDate(period_end)}
          />
        ) : null}
        <Fact label="orders.paidTotal" value={price(amounts.total)} />
        <Fact label="orders.number" value={String(order.id)} />
      </dl>
      {/* A cancellation continues after its dialog is closed, so its result is shown here. */}
      {(auto_renewal === 'cancelling' || auto_renewal === 'cancelled' || open === 'cancel') && (
        <CancelRenewal order={order} isOpen={open === 'cancel'} onClose={() => setOpen(null)} />
      )}
      <div className={styles.actions}>
        <LinkButton to={watchPathOf(order)} size="small">
          <Text id="orders.watch" />
        </LinkButton>
        <Button size="small" look="secondary" onClick={() => setOpen('receipt')}>
          <Text id="orders.receipt" />
        </Button>
        {watched && (
          <TroubleButton size="small" onClick={() => setOpen('trouble')}>
            <Text id="orders.trouble" />
          </TroubleButton>
        )}
        {canCancelRenewal(order) && (
          <Button size="small" look="secondary" onClick={() => setOpen('cancel')}>
            <Text id="orders.cancelRenewal" />
          </Button>
        )}
      </div>
      {open === 'receipt' && <Receipt order={order} onClose={() => setOpen(null)} />}
      {open === 'trouble' && watched && (
        <Suspense>
          <LazyOutageReceipt {...watched} order={order} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </article>
  );
}

function Fact({
  label,
  value,
}: {
  label: 'orders.trialUntil' | 'orders.renewsOn' | 'orders.until' | 'orders.paidTotal' | 'orders.number';
  value: string;
}) {
  return (
    <div>
      <dt>
        <Text id={label} />
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
