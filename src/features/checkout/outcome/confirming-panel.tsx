import { useEffect, useRef } from 'react';
import { useChannel } from '../../../api/hooks/channel';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import { useElapsed } from '../../../ui/hooks/use-elapsed';
import type { PurchaseState } from '../settlement/purchase';
import type { Purchasable } from '../use-product';
import styles from './outcome.module.css';
import { paymentWords } from './payment-words';

/** An order that is not settled after this long is described as one that is not paid. */
const LONG_WAIT_MS = 60_000;

interface ConfirmingPanelProps {
  state: Extract<
    PurchaseState,
    { phase: 'looking' | 'inAnotherTab' | 'authenticating' | 'confirming' | 'unreadable' }
  >;
  purchasable: Purchasable;
  onAuthenticate(): void;
  onCheckAgain(): void;
}

/** A purchase whose end nobody knows yet. */
export function ConfirmingPanel({ state, purchasable, onAuthenticate, onCheckAgain }: ConfirmingPanelProps) {
  const { settings } = useChannel();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  const waitedLong = useElapsed(state.phase === 'confirming', LONG_WAIT_MS);
  const { title, body, notice, spinner, action } = paymentWords(state, waitedLong);
  // The phase was renamed; the page's data attribute must not change with it.
  const phase = state.phase === 'inAnotherTab' ? 'elsewhere' : state.phase;
  return (
    <div className={styles.outcome} role="status" data-phase={phase}>
      {spinner && <span className={styles.turning} aria-hidden="true" />}
      <h1 ref={heading} tabIndex={-1}>
        <Text id={title} />
      </h1>
      <p className={styles.what}>{purchasable.name}</p>
      <p className={styles.warning}>
        <Text
          id={body}
          values={{ email: <a href={`mailto:${settings.contact_email}`}>{settings.contact_email}</a> }}
        />
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
      {notice && (
        <Notice type="info">
          <Text id={notice} />
        </Notice>
      )}
      {action === 'authenticate' && (
        <Button size="large" onClick={onAuthenticate}>
          <Text id="buy.authenticateAgain" />
        </Button>
      )}
      {action === 'checkAgain' && (
        <Button
          look="secondary"
          size="large"
          busy={state.phase === 'confirming' && state.pollNow}
          onClick={onCheckAgain}
        >
          <Text id="buy.checkAgain" />
        </Button>
      )}
    </div>
  );
}
