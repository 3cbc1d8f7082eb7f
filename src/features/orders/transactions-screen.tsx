import type { Order } from '@generated/model';
import { Suspense, useState } from 'react';
import { useOrders } from '../../api/hooks/orders';
import { LoadFailure } from '../../components/loading/load-failure';
import { LazyOutageReceipt } from '../../components/outage-receipt/lazy-outage-receipt';
import { TroubleButton } from '../../components/outage-receipt/trouble-button';
import { CurrencyNote } from '../../components/passes/currency-note';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { buyPath, paths } from '../../lib/links/paths';
import { displayKind, renewalLabel } from '../../lib/orders/order-status';
import { checkoutOf, hasReceipt, paymentNote } from '../../lib/orders/payment';
import { watchedBy } from '../../lib/orders/watched-by';
import { Button, LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import styles from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton';
import { PortalButton } from './portal-button';
import { Receipt } from './receipt';
import { StatusTag } from './status-tag';
import { useLongDate } from './use-long-date';

/** The page with all orders, the newest first. Paid and refunded orders have a receipt. */
export function Component() {
  const { data, error, refetch, isFetching } = useOrders();
  const [shown, setShown] = useState<Order | null>(null);
  return (
    <section>
      <header className={styles.heading}>
        <h2>
          <Text id="orders.transactions" />
        </h2>
        {data?.data.some(({ card }) => card) && <PortalButton />}
      </header>
      {!data ? (
        error ? (
          <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
        ) : (
          <OrdersSkeleton />
        )
      ) : data.data.length === 0 ? (
        <MessagePanel
          title={<Text id="orders.noTransactions" />}
          actions={
            <LinkButton to={paths.packages}>
              <Text id="orders.seePasses" />
            </LinkButton>
          }
        />
      ) : (
        <>
          <CurrencyNote />
          <ul className={styles.rows}>
            {data.data.map((order) => (
              <Row key={order.id} order={order} orders={data.data} onReceipt={() => setShown(order)} />
            ))}
          </ul>
        </>
      )}
      {shown && <Receipt order={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

interface RowProps {
  order: Order;
  orders: readonly Order[];
  onReceipt(): void;
}

function Row({ order, orders, onReceipt }: RowProps) {
  const price = usePrice();
  const formatLongDate = useLongDate();
  const label = renewalLabel(order);
  const watched = watchedBy(order);
  const note = paymentNote(order);
  const basket = checkoutOf(order, orders);
  const [troubled, setTroubled] = useState(false);
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.kind}>
          <Text id={displayKind(order)} /> · {formatLongDate(order.created_at)} · <Text id="orders.number" />{' '}
          {order.id}
        </p>
        <h3>{order.product.name}</h3>
        <p className={styles.tags}>
          <StatusTag order={order} />
          {label && (
            <span className={styles.renewal}>
              <Text id={label} />
            </span>
          )}
        </p>
        {note && (
          <p>
            <Text id={note} />
          </p>
        )}
      </div>
      <p className={styles.amount} data-status={order.status}>
        {price(order.amounts.total)}
      </p>
      <div className={styles.rowActions}>
        {watched && (
          <TroubleButton size="small" look="quiet" onClick={() => setTroubled(true)}>
            <Text id="orders.trouble" />
          </TroubleButton>
        )}
        {hasReceipt(order) && (
          <Button size="small" look="quiet" onClick={onReceipt}>
            <Text id="orders.receipt" />
          </Button>
        )}
        {basket && (
          <LinkButton to={buyPath(basket)} size="small" look="secondary">
            <Text id={order.status === 'failed' ? 'orders.payAgain' : 'orders.followPayment'} />
          </LinkButton>
        )}
      </div>
      {troubled && watched && (
        <Suspense>
          <LazyOutageReceipt {...watched} order={order} onClose={() => setTroubled(false)} />
        </Suspense>
      )}
    </li>
  );
}
