import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Text } from '../../i18n/text';
import type { Basket } from '../../lib/links/paths';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/feedback/notice';
import type { CardEntryHandle, Wallet } from './card/card-entry';
import { CardSection } from './card/card-section';
import { useCards } from './card/use-cards';
import styles from './checkout.module.css';
import { ConsentFields } from './consent-fields';
import { RefusalNotice } from './outcome/refusal-notice';
import { PayButton } from './pay-button';
import type { SettlementNow } from './settlement/use-settlement';
import {
  type CardChoice,
  type CheckoutProblems,
  checkoutProblems,
  type PriceSummary,
} from './summary/price-summary';
import type { QuoteNow } from './summary/use-quote';
import { usePreparation } from './use-preparation';
import type { Purchasable } from './use-product';

interface CheckoutFormProps {
  basket: Required<Basket>;
  ware: Purchasable;
  deal: PriceSummary;
  quote: QuoteNow;
  settlement: SettlementNow;
  stripeKey: string | null;
  /** A pass that plays nothing where the viewer is. */
  elsewhere: boolean;
  /** Asked before anything is sent. */
  isRefusedHere(): Promise<boolean>;
  /** Where a trial is offered: to pay at once instead. */
  onPassOnTrial: (() => void) | null;
}

const NEW = { kind: 'new' } as const;

/** How it is paid, what is agreed to, and the one button. */
export function CheckoutForm({
  basket,
  ware,
  deal,
  quote,
  settlement,
  stripeKey,
  elsewhere,
  isRefusedHere,
  onPassOnTrial,
}: CheckoutFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const entry = useRef<CardEntryHandle>(null);
  const [consents, setConsents] = useState({ terms: false, renewal: false });
  const [save, setSave] = useState(false);
  const [told, setTold] = useState(false);
  const [before, setBefore] = useState<number | null>(null);
  const needsCard = deal.mode !== 'free';
  const cards = useCards(deal, needsCard);
  const { state } = settlement;
  const busy = state.phase === 'sending';
  const keepsCard = save || deal.renewal !== null;
  const prepare = usePreparation({ basket, ware, deal, code: quote.code, keepsCard });
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

  const problems: CheckoutProblems = told ? checkoutProblems(deal, cards.choice, consents) : {};

  /** Says what is missing, if anything is. */
  function isFilledIn(choice: CardChoice): boolean {
    const missing = checkoutProblems(deal, choice, consents);
    setTold(true);
    if (Object.keys(missing).length === 0) return true;
    // After the errors are in the page.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid=true]')?.focus(),
    );
    return false;
  }

  function pay(choice: CardChoice, create: Parameters<typeof prepare>[1], refuse?: () => void) {
    setBefore(deal.total);
    void settlement.pay(async () => {
      const prepared = (await isRefusedHere()) ? { refusal: null } : await prepare(choice, create);
      if ('refusal' in prepared) refuse?.();
      return prepared;
    });
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
        if (isFilledIn(cards.choice)) pay(cards.choice, () => entry.current?.create());
      }}
    >
      {elsewhere && (
        <Notice type="info">
          <Text id="error.geoBlocked" /> <Text id="buy.passElsewhere" />
        </Notice>
      )}
      {deal.renewal && deal.mode === 'trial' && (
        <Notice type="info">
          <Text id="buy.trialWarning" values={{ days: deal.renewal.trialDays ?? 0 }} />
        </Notice>
      )}
      {needsCard && stripeKey && (
        <CardSection
          entry={entry}
          cards={cards}
          deal={deal}
          stripeKey={stripeKey}
          problem={problems.card}
          keepsCard={keepsCard}
          onSave={deal.renewal ? null : setSave}
          wallet={wallet}
          disabled={busy}
        />
      )}
      <ConsentFields ware={ware} deal={deal} consents={consents} onChange={setConsents} problems={problems} />
      <RefusalNotice
        refusal={refusal}
        arrived={state.phase !== 'ready' || state.over !== 'notArrived'}
        before={before}
        now={deal.total}
      />
      <PayButton deal={deal} ware={ware} busy={busy} />
      {onPassOnTrial && (
        <Button look="quiet" onClick={onPassOnTrial}>
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
