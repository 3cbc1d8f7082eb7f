import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/text';
import { Notice } from '../../../ui/feedback/notice';
import type { CheckoutAdds } from '../summary/use-product-adds';

/** Lists what the viewer already owns, so that nobody pays twice for the same events by mistake. */
export function OwnedNotice({ adds, warns }: { adds: CheckoutAdds; warns: boolean }) {
  const { formatDate } = useIntl();
  const formatLongDate = (date: string) => formatDate(date, { dateStyle: 'long' });
  const owned = adds.owned.filter(({ opening }) => opening.event_id === null);
  if (!warns && owned.length === 0) return null;
  return (
    <Notice type="info">
      {warns && (
        <p>
          <strong>
            <Text id={adds.ownsAll ? 'buy.ownsAll' : 'buy.addsNothing'} />
          </strong>
        </p>
      )}
      {owned.map(({ order }) => {
        const { name } = order.product;
        if (order.auto_renewal === 'on')
          return (
            <p key={order.id}>
              <Text id="buy.ownedRenews" values={{ name }} />
            </p>
          );
        return (
          order.period_end && (
            <p key={order.id}>
              <Text id="buy.ownedStays" values={{ name, date: formatLongDate(order.period_end) }} />
            </p>
          )
        );
      })}
    </Notice>
  );
}
