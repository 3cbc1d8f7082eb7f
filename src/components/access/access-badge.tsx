import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { CheckIcon } from '../../ui/icons/icons';
import styles from './access-badge.module.css';

const PRICED = { register: 'access.register', paid: 'access.paid', ppv: 'access.ppv' } as const;

/** What it takes to watch: nothing, an account, a pass, a ticket, or that the viewer already has it. */
export function AccessBadge({ event }: { event: Event }) {
  const { type } = event;
  if (type === 'free')
    return (
      <span className={styles.badge} data-access="free">
        <Text id="access.free" />
      </span>
    );
  if (event.has_access)
    return (
      <span className={styles.badge} data-access="yours">
        <CheckIcon />
        <Text id="access.yours" />
      </span>
    );
  return (
    <span className={styles.badge}>
      <Text id={PRICED[type]} />
    </span>
  );
}
