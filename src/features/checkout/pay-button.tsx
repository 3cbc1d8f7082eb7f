import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { LockIcon } from '../../ui/icons/thing-icons';
import styles from './checkout.module.css';
import type { PriceSummary } from './summary/price-summary';
import type { Purchasable } from './use-product';

/** The pay button, labelled with the product and its price. */
export function PayButton({
  priceSummary,
  purchasable,
  busy,
}: {
  priceSummary: PriceSummary;
  purchasable: Purchasable;
  busy: boolean;
}) {
  const price = usePrice();
  return (
    <div className={styles.pay}>
      <Button type="submit" size="large" wide busy={busy}>
        {priceSummary.mode === 'trial' ? (
          <Text
            id="buy.startTrial"
            values={{ days: priceSummary.renewal?.trialDays ?? 0, name: purchasable.name }}
          />
        ) : (
          <Text
            id={priceSummary.mode === 'free' ? 'buy.getFree' : 'buy.pay'}
            values={{ amount: price(priceSummary.total), name: purchasable.name }}
          />
        )}
      </Button>
      {priceSummary.mode !== 'free' && (
        <p className={styles.small}>
          <LockIcon />
          <span>
            <Text id="buy.encrypted" /> <Text id="buy.final" />
          </span>
        </p>
      )}
    </div>
  );
}
