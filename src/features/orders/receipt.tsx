import type { Order } from '@generated/model';
import { createPortal } from 'react-dom';
import { useChannel } from '../../api/hooks/channel';
import { useViewer } from '../../api/hooks/viewer';
import { CurrencyNote } from '../../components/passes/currency-note';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { displayKind } from '../../lib/orders/order-status';
import { brandName } from '../../lib/text/brand-name';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/overlay/dialog';
import styles from './receipt.module.css';
import { StatusTag } from './status-tag';
import { useLongDate } from './use-long-date';

/**
 * The receipt of a paid or refunded order. It is rendered outside the site's root
 * element, so that it is printed alone.
 */
export function Receipt({ order, onClose }: { order: Order; onClose(): void }) {
  const { settings } = useChannel();
  const viewer = useViewer();
  const price = usePrice();
  const formatLongDate = useLongDate();
  const { amounts, card, coupon, product, period_start, period_end } = order;
  const refunded = order.status === 'refunded';
  return createPortal(
    <div className={styles.sheet}>
      <Dialog
        title={<Text id="orders.receiptTitle" values={{ number: order.id }} />}
        onClose={onClose}
        actions={
          <>
            <Button look="quiet" onClick={onClose}>
              <Text id="orders.close" />
            </Button>
            <Button onClick={() => print()}>
              <Text id="orders.print" />
            </Button>
          </>
        }
      >
        <p className={styles.channel}>{settings.name}</p>
        <p>
          {viewer?.first_name} {viewer?.last_name} · {viewer?.email}
        </p>
        <p>
          {formatLongDate(order.paid_at ?? order.created_at)} · <Text id={displayKind(order)} /> ·{' '}
          <StatusTag order={order} />
        </p>
        <dl className={styles.sums}>
          <div className={styles.what}>
            <dt>
              {product.name}
              {period_start && period_end && (
                <small>
                  {formatLongDate(period_start)} – {formatLongDate(period_end)}
                </small>
              )}
            </dt>
            <dd>{price(amounts.price)}</dd>
          </div>
          <Line
            label="orders.feeIncluded"
            value={price(amounts.service_fee)}
            shown={amounts.service_fee > 0}
            quiet
          />
          <Line
            label="orders.discount"
            values={{ code: coupon ?? '' }}
            value={`−${price(amounts.discount)}`}
            shown={amounts.discount > 0}
          />
          <Line label="orders.tax" value={price(amounts.tax)} shown={amounts.tax > 0} />
          <div className={styles.total}>
            <dt>
              <Text id="orders.total" />
            </dt>
            <dd>{price(amounts.total)}</dd>
          </div>
        </dl>
        <CurrencyNote />
        {card && (
          <p>
            <Text id="orders.paidWith" values={{ brand: brandName(card.brand), last4: card.last4 }} />
          </p>
        )}
        {refunded && (
          <p className={styles.refunded}>
            {order.refunded_at ? (
              <Text
                id="orders.refundedOn"
                values={{ amount: price(amounts.total), date: formatLongDate(order.refunded_at) }}
              />
            ) : (
              <Text id="orders.refundedTotal" values={{ amount: price(amounts.total) }} />
            )}
          </p>
        )}
        <p className={styles.small}>
          <Text id={refunded ? 'orders.questions' : 'orders.final'} /> {settings.contact_email}
        </p>
      </Dialog>
    </div>,
    document.body,
  );
}

interface LineProps {
  label: 'orders.feeIncluded' | 'orders.discount' | 'orders.tax';
  values?: { code: string };
  value: string;
  shown: boolean;
  quiet?: boolean;
}

function Line({ label, values, value, shown, quiet }: LineProps) {
  return shown ? (
    <div className={quiet ? styles.small : undefined}>
      <dt>
        <Text id={label} values={values} />
      </dt>
      <dd>{value}</dd>
    </div>
  ) : null;
}
