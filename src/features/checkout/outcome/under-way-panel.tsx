import type { Ref } from 'react';
import { Text } from '../../../i18n/text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/feedback/notice';
import styles from './outcome.module.css';
import type { PaymentWords, UnderWay } from './payment-words';

interface UnderWayPanelProps {
  state: UnderWay;
  words: PaymentWords;
  /** The name of the product. */
  name: string;
  /** The channel's e-mail address for questions. */
  email: string;
  heading?: Ref<HTMLHeadingElement>;
  onAuthenticate(): void;
  onCheckAgain(): void;
}

/** Shows the text for the state of a payment that is not finished. */
export function UnderWayPanel({
  state,
  words: { title, body, notice, spinner, action },
  name,
  email,
  heading,
  onAuthenticate,
  onCheckAgain,
}: UnderWayPanelProps) {
  // The phase was renamed later, but the page's data attribute has to keep its value.
  const phase = state.phase === 'inAnotherTab' ? 'elsewhere' : state.phase;
  return (
    <div className={styles.outcome} role="status" data-phase={phase}>
      {spinner && <span className={styles.turning} aria-hidden="true" />}
      <h1 ref={heading} tabIndex={-1}>
        <Text id={title} />
      </h1>
      <p className={styles.what}>{name}</p>
      <p className={styles.warning}>
        <Text id={body} values={{ email: <a href={`mailto:${email}`}>{email}</a> }} />
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
