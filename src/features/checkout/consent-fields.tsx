import { useIntl } from 'react-intl';
import { usePrice } from '../../components/passes/use-price';
import { Text } from '../../i18n/text';
import { paths } from '../../lib/links/paths';
import { isAnnual } from '../../lib/purchase/renewal';
import { CheckboxField } from '../../ui/form/checkbox-field';
import { Link } from '../../ui/navigation/link';
import styles from './checkout.module.css';
import type { CheckoutProblems, Consents, PriceSummary } from './summary/price-summary';
import type { Purchasable } from './use-product';

interface ConsentFieldsProps {
  purchasable: Purchasable;
  priceSummary: PriceSummary;
  consents: Consents;
  onChange(consents: Consents): void;
  problems: CheckoutProblems;
}

/** The consents required before a charge: the terms, and the renewal with its dates and amounts. */
export function ConsentFields({
  purchasable,
  priceSummary,
  consents,
  onChange,
  problems,
}: ConsentFieldsProps) {
  return (
    <fieldset className={styles.section}>
      <legend>
        <h2>
          <Text id="buy.beforeYouPay" />
        </h2>
      </legend>
      {priceSummary.renewal && (
        <CheckboxField
          label={<RenewalWords name={purchasable.name} renewal={priceSummary.renewal} />}
          checked={consents.renewal}
          error={problems.renewal}
          onChange={({ target }) => onChange({ ...consents, renewal: target.checked })}
        />
      )}
      <CheckboxField
        label={
          <Text
            id="buy.acceptTerms"
            values={{
              terms: (parts) => (
                <Link to={paths.termsConditions} target="_blank">
                  {parts}
                </Link>
              ),
            }}
          />
        }
        checked={consents.terms}
        error={problems.terms}
        onChange={({ target }) => onChange({ ...consents, terms: target.checked })}
      />
    </fieldset>
  );
}

function RenewalWords({ name, renewal }: { name: string; renewal: NonNullable<PriceSummary['renewal']> }) {
  const price = usePrice();
  const { formatDate } = useIntl();
  const formatLongDate = (date: Date) => formatDate(date, { dateStyle: 'long' });
  return (
    <Text
      id={isAnnual(renewal.period) ? 'buy.renewsAnnually' : 'buy.renewsMonthly'}
      values={{
        name,
        first: price(renewal.firstCharge),
        date: formatLongDate(renewal.firstDate),
        amount: price(renewal.amount),
        next: formatLongDate(renewal.nextDate),
      }}
    />
  );
}
