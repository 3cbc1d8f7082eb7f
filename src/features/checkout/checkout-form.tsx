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
  /** A pass that plays nothing where the viewer is. */
  regionBlocked: boolean;
  /** Null where it is unknown, and for what is no pass or plan. */
  adds: CheckoutAdds | null;
  /** Asked before anything is sent. */
  isRefusedHere(): Promise<boolean>;
  /** Where a trial is offered: to pay at once instead. */
  onSkipTrial: (() => void) | null;
}

const BUY_ANYWAY = {
  title: 'buy.addsNothingTitle',
  body: 'buy.addsNothingBody',
  ok: 'buy.buyAnyway',
  cancel: 'buy.dontBuy',
} as const;
const NEW = { kind: 'new' } as const;
/** After this long a viewer wants to know that nothing is stuck. */
const LONG_ANSWER_MS = 5_000;

/** How it is paid, what is agreed to, and the one button. */
export function CheckoutForm({
  basket,
  purchasable,
  priceSummary,
  quote,
  settlement,
  stripeKey,
  regionBlocked,
  adds,
  isRefusedHere,
  onSkipTrial,
}: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const entry = useRef<CardEntryHandle>(null);
  const checking = useRef(false);
  const [consents, setConsents] = useState({ terms: false, renewal: false });
  const [save, setSave] = useState(false);
  const [showsProblems, setShowsProblems] = useState(false);
  const [before, setBefore] = useState<number | null>(null);
  const needsCard = priceSummary.mode !== 'free';
  const cards = useCards(priceSummary, needsCard);
  const { state } = settlement;
  const busy = state.phase === 'sending';
  const stillWaiting = useElapsed(busy, LONG_ANSWER_MS);
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

  /** Shows what is missing, if anything is. */
  function isFilledIn(choice: CardChoice, takesFocus = true): boolean {
    const missing = checkoutProblems(priceSummary, choice, consents);
    setShowsProblems(true);
    if (Object.keys(missing).length === 0) return true;
    // After the errors are rendered.
    if (!takesFocus) return false;
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus(),
    );
    return false;
  }

  function pay(choice: CardChoice, create: Parameters<typeof prepare>[1], refuse?: () => void) {
    setBefore(priceSummary.total);
    void settlement.pay(async () => {
      const prepared = (await isRefusedHere()) ? { refusal: null } : await prepare(choice, create);
      if ('refusal' in prepared) refuse?.();
      return prepared;
    });
  }

  /** What adds nothing takes a second press. */
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
    // All faults are marked at once; the card's fields come first and have taken the focus themselves.
    if (!isFilledIn(cards.choice, isCardValid) || !isCardValid) return false;
    return !warns || (await confirm(BUY_ANYWAY));
  }

  const wallet: Wallet = {
    mayOpen: () => isFilledIn(NEW),
    onConfirm: (confirmed) => pay(NEW, confirmed.create, confirmed.refuse),
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
        notSeen={state.phase === 'ready' && state.over === 'notSeen'}
        stillWaiting={stillWaiting}
        before={before}
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

/** A price or a code that is no longer what was shown: what it is now shows before anything is charged. */
function useRefreshQuoteOnRefusal(about: string | null, quote: QuoteNow): void {
  const now = useRef(quote);
  useEffect(() => {
    now.current = quote;
  });
  useEffect(() => {
    if (about === 'price') void now.current.refresh();
    if (about === 'promo') now.current.remove();
  }, [about]);
}
