import { useIntl } from 'react-intl';
import { usePrice } from '../../components/passes/use-price';
import { Text, useText } from '../../i18n/text';
import type { Difference } from '../../lib/purchase/same-benefits';
import { conjunction } from '../../lib/text/conjunction';

/** A sentence that explains the difference to another offer with the same benefits. */
export function SameBenefitsNote({ difference }: { difference: Difference }) {
  const text = useText();
  const price = usePrice();
  const { locale } = useIntl();
  const { other, extraCost, renews, period, trialDays } = difference;
  const parts = [
    extraCost !== null &&
      text(extraCost > 0 ? 'buy.differsMore' : 'buy.differsLess', { amount: price(Math.abs(extraCost)) }),
    period !== null && text(period === 'year' ? 'buy.differsYear' : 'buy.differsMonth'),
    renews !== null && text(renews ? 'buy.differsRenews' : 'buy.differsOnce'),
    trialDays !== null && text('buy.differsTrial', { days: trialDays }),
  ].filter((part) => part !== false);
  return (
    <p>
      {parts.length === 0 ? (
        <Text id="buy.sameAs" values={{ other }} />
      ) : (
        <Text id="buy.sameAsBut" values={{ other, differences: conjunction(locale, parts) }} />
      )}
    </p>
  );
}
