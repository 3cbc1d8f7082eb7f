import { type ReactNode, useEffect, useRef } from 'react';
import { CheckIcon } from '../../ui/icons/icons';
import { AlertIcon } from '../../ui/icons/notice-icons';
import { ClockIcon, MailIcon } from '../../ui/icons/thing-icons';
import styles from './outcome.module.css';

const MARKS = { done: CheckIcon, failed: AlertIcon, expired: ClockIcon, mail: MailIcon, waiting: null };

interface OutcomeProps {
  mark: keyof typeof MARKS;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/**
 * The status of an account action (waiting, done, expired or failed). Screen readers
 * announce it when it appears.
 */
export function Outcome({ mark, title, children, actions }: OutcomeProps) {
  const Icon = MARKS[mark];
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading takes the focus again when the outcome changes.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [mark]);

  return (
    <div className={styles.outcome} data-mark={mark} aria-busy={mark === 'waiting' || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {Icon ? <Icon /> : <span className={styles.turning} />}
      </span>
      <div className={styles.words} role={mark === 'failed' || mark === 'expired' ? 'alert' : 'status'}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
