import { Elements } from '@stripe/react-stripe-js';
import { type RefObject, useState } from 'react';
import { useCurrency } from '../../../api/hooks/currency';
import { useLanguage } from '../../../i18n/language-context';
import { LANGUAGES } from '../../../i18n/languages';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { Skeleton } from '../../../ui/feedback/skeleton';
import { CheckboxField } from '../../../ui/form/checkbox-field';
import { FieldError } from '../../../ui/form/field-error';
import styles from '../checkout.module.css';
import type { PriceSummary } from '../summary/price-summary';
import { CardEntry, type CardEntryHandle, type Wallet } from './card-entry';
import { SavedCards } from './saved-cards';
import { pageAppearance } from './stripe';
import type { CardsNow } from './use-cards';
import { useStripeScript } from './use-stripe-script';

interface CardSectionProps {
  entry: RefObject<CardEntryHandle | null>;
  cards: CardsNow;
  priceSummary: PriceSummary;
  stripeKey: string;
  problem: 'buy.chooseCard' | undefined;
  keepsCard: boolean;
  /** Null if the card is saved in any case, because renewals are charged to it. */
  onSave: ((save: boolean) => void) | null;
  wallet: Wallet;
  disabled: boolean;
}

/** The payment section of the form: a saved card, a new card or a wallet. */
export function CardSection(props: CardSectionProps) {
  const { entry, cards, priceSummary, stripeKey, problem, keepsCard, onSave, wallet, disabled } = props;
  const { language } = useLanguage();
  const currency = useCurrency();
  const [initialLanguage] = useState(language);
  const { stripe, failed, retry } = useStripeScript(stripeKey, initialLanguage);
  const isNew = cards.choice?.kind === 'new';
  const amount = Math.max(priceSummary.total, 1);
  return (
    <fieldset
      className={styles.section}
      data-invalid={problem ? true : undefined}
      tabIndex={-1}
      disabled={disabled}
    >
      <legend>
        <h2>
          <Text id="buy.payment" />
        </h2>
      </legend>
      {cards.loading ? (
        <Skeleton className={styles.lineSkeleton} />
      ) : (
        <SavedCards cards={cards} invalid={!!problem} />
      )}
      {cards.error && (
        <Notice type="info">
          <Text id="buy.cardsFailed" />{' '}
          <Button look="quiet" size="small" onClick={cards.retry} busy={cards.isFetching}>
            <Text id="action.tryAgain" />
          </Button>
        </Notice>
      )}
      {failed && (
        <Notice type="error" role="alert">
          <Text id="buy.providerFailed" />{' '}
          <Button look="quiet" size="small" onClick={retry}>
            <Text id="action.tryAgain" />
          </Button>
        </Notice>
      )}
      {!stripe && !failed && isNew && <Skeleton className={styles.cardSkeleton} />}
      {stripe && (
        <Elements
          key={priceSummary.mode}
          stripe={stripe}
          options={{
            // If the locale changes, Stripe changes the language of its fields, even if they are filled in.
            locale: LANGUAGES[language].stripe,
            ...(priceSummary.mode === 'trial'
              ? { mode: 'setup' as const }
              : { mode: 'payment' as const, amount }),
            currency: currency.toLowerCase(),
            paymentMethodCreation: 'manual',
            allowedPaymentMethodTypes: ['card'],
            appearance: pageAppearance(),
          }}
        >
          <CardEntry ref={entry} shown={isNew} disabled={disabled} wallet={cards.takesNew ? wallet : null} />
        </Elements>
      )}
      {isNew && onSave && (
        <CheckboxField
          label={<Text id="buy.saveCard" />}
          checked={keepsCard}
          onChange={({ target }) => onSave(target.checked)}
        />
      )}
      {isNew && !onSave && (
        <p className={styles.small}>
          <Text id="buy.cardKept" />
        </p>
      )}
      <FieldError id="card-problem" error={problem} />
    </fieldset>
  );
}
