import { useOrders } from '../../api/hooks/orders';
import { LoadFailure } from '../../components/loading/load-failure';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isActive } from '../../lib/orders/order-status';
import { LinkButton } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { ActiveOrder } from './active-order';
import styles from './orders.module.css';
import { OrdersSkeleton } from './orders-skeleton';
import { PortalButton } from './portal-button';

/** The page with the viewer's active subscriptions, passes and tickets. */
export function Component() {
  const { data, error, refetch, isFetching } = useOrders();
  return (
    <section>
      <header className={styles.heading}>
        <h2>
          <Text id="orders.activeTitle" />
        </h2>
        {data?.data.some(({ card }) => card) && <PortalButton />}
      </header>
      {data ? (
        <ActiveOrders orders={data.data.filter(isActive)} />
      ) : error ? (
        <LoadFailure error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <OrdersSkeleton />
      )}
    </section>
  );
}

function ActiveOrders({ orders }: { orders: Parameters<typeof ActiveOrder>[0]['order'][] }) {
  if (orders.length === 0)
    return (
      <MessagePanel
        title={<Text id="orders.none" />}
        actions={
          <LinkButton to={paths.packages}>
            <Text id="orders.seePasses" />
          </LinkButton>
        }
      >
        <p>
          <Text id="orders.noneBody" />
        </p>
      </MessagePanel>
    );
  return (
    <ul className={styles.cards}>
      {orders.map((order) => (
        <li key={order.id}>
          <ActiveOrder order={order} />
        </li>
      ))}
    </ul>
  );
}
