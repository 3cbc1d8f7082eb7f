import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type Ref, useImperativeHandle, useState } from 'react';
import { Text } from '../../../i18n/text';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from '../checkout.module.css';
import type { Refusal } from '../settlement/refusal';

export interface MadeMethod {
  id: string;
  /** Keeps the card with the provider; resolves to why it could not. */
  save(clientSecret: string): Promise<Refusal | null>;
}

export interface CardEntryHandle {
  create(): Promise<MadeMethod | { refusal: Refusal | null }>;
  /** Marks what is wrong in the fields, which then take the focus; resolves to whether nothing is. */
  check(): Promise<boolean>;
}

export interface Wallet {
  /** Before its sheet opens: whether all else is filled in. */
  mayOpen(): boolean;
  onConfirm(confirmed: WalletConfirmed): void;
}

interface WalletConfirmed extends Pick<CardEntryHandle, 'create'> {
  /** Closes the wallet's sheet with a failed payment. */
  refuse(): void;
}

interface CardEntryProps {
  ref: Ref<CardEntryHandle>;
  /** Whether a new card is to be entered. */
  shown: boolean;
  disabled: boolean;
  /** Null where a new way to pay would not be the one that is charged. */
  wallet: Wallet | null;
}

/** Stripe's own fields: a card's number never passes through the page. */
export function CardEntry({ ref, shown, disabled, wallet }: CardEntryProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [wallets, setWallets] = useState(false);

  async function create(): Promise<MadeMethod | { refusal: Refusal | null }> {
    if (!stripe || !elements) return { refusal: { about: 'card', message: 'buy.processingError' } };
    const { error } = await elements.submit();
    // The fields say what is wrong with them, and take the focus.
    if (error) return { refusal: null };
    const made = await stripe.createPaymentMethod({ elements });
    if (made.error) return { refusal: { about: 'provider', text: made.error.message ?? '' } };
    const { id } = made.paymentMethod;
    return {
      id,
      async save(clientSecret) {
        const saved = await stripe.confirmCardSetup(clientSecret, { payment_method: id });
        if (!saved.error) return null;
        return saved.error.message
          ? { about: 'provider', text: saved.error.message }
          : { about: 'card', message: 'buy.cardNotSaved' };
      },
    };
  }

  async function check(): Promise<boolean> {
    // Stripe throws when it is asked about fields that have not loaded; createFromFields refuses these.
    if (!stripe || !elements || !ready) return true;
    const { error } = await elements.submit();
    return error === undefined;
  }

  const createFromFields = async () =>
    ready ? create() : { refusal: { about: 'card', message: 'buy.chooseCard' } as const };

  useImperativeHandle(ref, () => ({ create: createFromFields, check }));

  return (
    <>
      {wallet && (
        <div className={wallets ? styles.wallets : undefined} hidden={!wallets}>
          <ExpressCheckoutElement
            onReady={({ availablePaymentMethods }) => setWallets(availablePaymentMethods !== undefined)}
            onClick={({ resolve, reject }) => (wallet.mayOpen() ? resolve() : reject())}
            onConfirm={(sheet) =>
              wallet.onConfirm({ create, refuse: () => sheet.paymentFailed({ reason: 'fail' }) })
            }
          />
        </div>
      )}
      {wallet && wallets && (
        <p className={styles.or}>
          <Text id="buy.orByCard" />
        </p>
      )}
      {shown && (
        <div className={styles.entry}>
          {!ready && <Skeleton className={styles.cardSkeleton} />}
          <div className={ready ? undefined : styles.hidden}>
            <PaymentElement
              options={{ readOnly: disabled, wallets: { applePay: 'never', googlePay: 'never' } }}
              onReady={() => setReady(true)}
            />
          </div>
        </div>
      )}
    </>
  );
}
