import { useEffect, useRef } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { useElapsed } from '../../../ui/hooks/use-elapsed';
import type { PurchaseState } from '../settlement/purchase';
import type { Purchasable } from '../use-product';
import { paymentWords } from './payment-words';
import { UnderWayPanel } from './under-way-panel';

/** After this time, the panel says that the order is not paid yet. */
const LONG_WAIT_MS = 60_000;

interface ConfirmingPanelProps {
  state: Extract<
    PurchaseState,
    { phase: 'searching' | 'inAnotherTab' | 'authenticating' | 'confirming' | 'unreadable' }
  >;
  purchasable: Purchasable;
  onAuthenticate(): void;
  onCheckAgain(): void;
}

/** Shows a purchase whose result is not known yet. */
export function ConfirmingPanel({ state, purchasable, onAuthenticate, onCheckAgain }: ConfirmingPanelProps) {
  const { settings } = useChannel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  const waitedLong = useElapsed(state.phase === 'confirming', LONG_WAIT_MS);
  return (
    <UnderWayPanel
      state={state}
      words={paymentWords(state, waitedLong)}
      name={purchasable.name}
      email={settings.contact_email}
      heading={heading}
      onAuthenticate={onAuthenticate}
      onCheckAgain={onCheckAgain}
    />
  );
}
