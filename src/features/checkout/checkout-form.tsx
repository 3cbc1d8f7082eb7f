import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Text } from '../../i18n/text';
import type { Basket } from '../../lib/links/paths';
import { addsNothing } from '../../lib/purchase/added';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import { useElapsed } from '../../ui/hooks/use-elapsed';
import { confirm } from '../../ui/overlay/popups';
import type { CardEntryHandle, Wallet } from './card/card-entry';
import { CardSection } from './card/card-section';
import { useCards } from './card/use-cards';
import styles from './checkout.module.css';
import { ConsentFields } from './consent-fields';
import { OwnedNotice } from './outcome/owned-notice';
import { RefusalNotice } from './outcome/refusal-notice';
import { PayButton } from './pay-button';
import type { SettlementNow } from './settlement/use-settlement';
import {
  type CardChoice,
  type CheckoutProblems,
  checkoutProblems,
  type PriceSummary,
} from './summary/price-summary';
import type { CheckoutAdds } from './summary/use-product-adds';
import type { QuoteNow } from './summary/use-quote';
import { usePreparation } from './use-preparation';
import type { Purchasable } from './use-product';

interface CheckoutFormProps {
  basket: Required<Basket>;
  purchasable: Purchasable;
  priceSummary: PriceSummary;
  quote: QuoteNow;
  settlement: SettlementNow;
  stripeKey: string | null;
  /** Whether the pass plays nothing in the viewer's region. */
  regionBlocked: boolean;
  /** Null if it is unknown what the purchase adds, and for products other than passes and plans. */
  adds: CheckoutAdds | null;
  /** Checks the geo restriction before the purchase is sent. */
  isGeoBlocked(): Promise<boolean>;
  /** Switches from the offered trial to paying at once. Null if no trial is offered. */
  onSkipTrial: (() => void) | null;
}

const BUY_ANYWAY = {
  title: 'buy.addsNothingTitle',
  body: 'buy.addsNothingBody',
  ok: 'buy.buyAnyway',
  cancel: 'buy.dontBuy',
} as const;
const NEW_CARD = { kind: 'new' } as const;
/** After this time, a message says that the purchase is still being sent. */
const SLOW_PURCHASE_MS = 5_000;

/** The checkout form: the card, the consents and the pay button. */
export function CheckoutForm({
  basket,
  purchasable,
  priceSummary,
  quote,
  settlement,
  stripeKey,
  regionBlocked,
  adds,
  isGeoBlocked,
  onSkipTrial,
}: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const entry = useRef<CardEntryHandle>(null);
  const checking = useRef(false);
  const [consents, setConsents] = useState({ terms: false, renewal: false });
  const [save, setSave] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [totalBefore, setTotalBefore] = useState<number | null>(null);
  const needsCard = priceSummary.mode !== 'free';
  const cards = useCards(priceSummary, needsCard);
  const { state } = settlement;
  const busy = state.phase === 'sending';
  const stillWaiting = useElapsed(busy, SLOW_PURCHASE_MS);
  const keepsCard = save || priceSummary.renewal !== null;
  const prepare = usePreparation({ basket, purchasable, priceSummary, code: quote.code, keepsCard });
  const warns = needsCard && adds !== null && addsNothing(adds);
  const refusal = state.phase === 'ready' ? state.refusal : null;

  useRefreshQuoteOnRefusal(refusal?.about ?? null, quote);

  if (needsCard && !stripeKey)
    return (
      <div className={styles.form}>
        <Notice type="info">
          <Text id="buy.unavailable" />
        </Notice>
      </div>
    );

  const problems: CheckoutProblems = showsProblems
    ? checkoutProblems(priceSummary, cards.choice, consents)
    : {};

  /** Returns whether the form is complete. Otherwise marks the missing fields. */
  function isFilledIn(choice: CardChoice, takesFocus = true): boolean {
    const missing = checkoutProblems(priceSummary, choice, consents);
    setShowsProblems(true);
    if (Object.keys(missing).length === 0) return true;
    // Waits until the errors are rendered, because the first field with an error takes the focus.
    if (!takesFocus) return false;
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus(),
    );
    return false;
  }

  function pay(choice: CardChoice, create: Parameters<typeof prepare>[1], refuse?: () => void) {
    setTotalBefore(priceSummary.total);
    void settlement.pay(async () => {
      const prepared = (await isGeoBlocked()) ? { refusal: null } : await prepare(choice, create);
      if ('refusal' in prepared) refuse?.();
      return prepared;
    });
  }

  /** Asks for a confirmation first if the purchase adds nothing to what the viewer owns. */
  async function submit(): Promise<void> {
    if (checking.current) return;
    checking.current = true;
    try {
      if (await check()) pay(cards.choice, () => entry.current?.create());
    } finally {
      checking.current = false;
    }
  }

  async function check(): Promise<boolean> {
    setShowsProblems(true);
    const entersCard = needsCard && cards.choice?.kind === 'new';
    const isCardValid = !entersCard || ((await entry.current?.check()) ?? true);
    // All missing fields are marked at once. If the card's fields are invalid, they already have the focus.
    if (!isFilledIn(cards.choice, isCardValid) || !isCardValid) return false;
    return !warns || (await confirm(BUY_ANYWAY));
  }

  const wallet: Wallet = {
    mayOpen: () => isFilledIn(NEW_CARD),
    onConfirm: (confirmed) => pay(NEW_CARD, confirmed.create, confirmed.refuse),
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      {adds && <OwnedNotice adds={adds} warns={warns} />}
      {regionBlocked && (
        <Notice type="info">
          <Text id="error.geoBlocked" /> <Text id="buy.passElsewhere" />
        </Notice>
      )}
      {priceSummary.renewal && priceSummary.mode === 'trial' && (
        <Notice type="info">
          <Text id="buy.trialWarning" values={{ days: priceSummary.renewal.trialDays ?? 0 }} />
        </Notice>
      )}
      {needsCard && stripeKey && (
        <CardSection
          entry={entry}
          cards={cards}
          priceSummary={priceSummary}
          stripeKey={stripeKey}
          problem={problems.card}
          keepsCard={keepsCard}
          onSave={priceSummary.renewal ? null : setSave}
          wallet={wallet}
          disabled={busy}
        />
      )}
      <ConsentFields
        purchasable={purchasable}
        priceSummary={priceSummary}
        consents={consents}
        onChange={setConsents}
        problems={problems}
      />
      <RefusalNotice
        refusal={refusal}
        notSeen={state.phase === 'ready' && state.endReason === 'notSeen'}
        stillWaiting={stillWaiting}
        before={totalBefore}
        now={priceSummary.total}
      />
      <PayButton priceSummary={priceSummary} purchasable={purchasable} busy={busy} />
      {onSkipTrial && (
        <Button look="quiet" onClick={onSkipTrial}>
          <Text id="buy.passOnTrial" />
        </Button>
      )}
    </form>
  );
}

/**
 * When a purchase is refused because of its price or promo code, shows the current price
 * before the viewer pays again.
 */
function useRefreshQuoteOnRefusal(about: string | null, quote: QuoteNow): void {
  const latest = useRef(quote);
  useEffect(() => {
    latest.current = quote;
  });
  useEffect(() => {
    if (about === 'price') void latest.current.refresh();
    if (about === 'promo') latest.current.remove();
  }, [about]);
}
