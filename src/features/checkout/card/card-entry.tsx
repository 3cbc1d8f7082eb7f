import { ExpressCheckoutElement, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { type Ref, useImperativeHandle, useState } from 'react';
import { Text } from '../../../i18n/text';
import { Skeleton } from '../../../ui/feedback/skeleton';
import styles from '../checkout.module.css';
import type { Refusal } from '../settlement/refusal';

export interface CreatedMethod {
  id: string;
  /** Saves the card with Stripe. Resolves to the reason if the card could not be saved, otherwise to null. */
  save(clientSecret: string): Promise<Refusal | null>;
}

export interface CardEntryHandle {
  create(): Promise<CreatedMethod | { refusal: Refusal | null }>;
  /** Marks and focuses invalid card fields. Resolves to true if none is invalid. */
  check(): Promise<boolean>;
}

export interface Wallet {
  /** Called before the wallet's sheet opens. Returns whether the rest of the form is filled in. */
  mayOpen(): boolean;
  onConfirm(confirmed: WalletConfirmed): void;
}

interface WalletConfirmed extends Pick<CardEntryHandle, 'create'> {
  /** Closes the wallet's sheet and shows the payment as failed there. */
  refuse(): void;
}

interface CardEntryProps {
  ref: Ref<CardEntryHandle>;
  /** Whether the viewer has to enter a new card. */
  shown: boolean;
  disabled: boolean;
  /** Null if the purchase would be charged to another card than the one from the wallet. */
  wallet: Wallet | null;
}

/** Stripe renders the card fields in frames, so that a card number never passes through this page. */
export function CardEntry({ ref, shown, disabled, wallet }: CardEntryProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [ready, setReady] = useState(false);
  const [wallets, setWallets] = useState(false);

  async function create(): Promise<CreatedMethod | { refusal: Refusal | null }> {
    if (!stripe || !elements) return { refusal: { about: 'card', message: 'buy.processingError' } };
    const { error } = await elements.submit();
    // Stripe's fields show what is wrong with them and take the focus, so no message is needed here.
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
    // Stripe throws if fields that have not loaded are submitted. In that case
    // `createFromFields` refuses the payment.
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
