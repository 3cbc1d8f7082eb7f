import { useListPackages } from '@generated/api/passes/passes';
import { usePrice } from '../../../components/passes/use-price';
import { Text } from '../../../i18n/text';
import { allInPrice } from '../../../lib/event/all-in-price';
import styles from './gate-panel.module.css';

/** The lowest price of a pass that opens the event. If none is known, the gate still leads to the passes. */
export function PassPrice({ eventId }: { eventId: number }) {
  const price = usePrice();
  const { data } = useListPackages({ event_id: eventId, no_limit: 1 });
  const passes = data?.data.filter(({ event_id }) => event_id === null) ?? [];
  const prices = passes.map(allInPrice);
  return (
    <p className={styles.price}>
      {prices.length > 0 && <Text id="watch.passesFrom" values={{ price: price(Math.min(...prices)) }} />}
    </p>
  );
}
