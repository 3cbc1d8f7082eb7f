import { useEffect, useRef } from 'react';
import type { MessageId } from '../../../i18n/message-id';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import type { PurchaseState } from '../settlement/purchase';
import type { Purchasable } from '../use-product';
import styles from './outcome.module.css';

/** After so many polls it takes longer than it should. */
const LONG_POLLS = 10;

function titleOf({ phase }: PurchaseState): MessageId {
  if (phase === 'looking') return 'buy.lookingTitle';
  if (phase === 'authenticating') return 'buy.authenticatingTitle';
  return phase === 'elsewhere' ? 'buy.elsewhereTitle' : 'buy.confirmingTitle';
}

interface ConfirmingPanelProps {
  state: PurchaseState;
  ware: Purchasable;
  onAuthenticate: (() => void) | null;
}

/** Nobody knows yet how the payment ends: what is said is not to pay again. */
export function ConfirmingPanel({ state, ware, onAuthenticate }: ConfirmingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);

  const doubtful = 'failures' in state && state.failures > 0;
  const long = state.phase === 'confirming' && state.polls >= LONG_POLLS;
  return (
    <div className={styles.outcome} role="status" data-phase={state.phase}>
      <span className={styles.turning} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1}>
        <Text id={titleOf(state)} />
      </h1>
      <p className={styles.what}>{ware.name}</p>
      <p className={styles.warning}>
        <Text id={state.phase === 'authenticating' ? 'buy.authenticatingBody' : 'buy.dontPayAgain'} />
      </p>
      {'order' in state && (
        <dl className={styles.facts}>
          <div>
            <dt>
              <Text id="buy.orderNumber" />
            </dt>
            <dd>{state.order.id}</dd>
          </div>
        </dl>
      )}
      {(doubtful || long) && (
        <Notice type="info">
          <Text id={doubtful ? 'buy.noAnswerYet' : 'buy.takesLong'} />
        </Notice>
      )}
      {onAuthenticate && (
        <Button look="secondary" size="large" onClick={onAuthenticate}>
          <Text id="buy.authenticateAgain" />
        </Button>
      )}
    </div>
  );
}
