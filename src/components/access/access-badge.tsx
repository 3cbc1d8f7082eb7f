import type { Event } from '@generated/model';
import { Text } from '../../i18n/text';
import { CheckIcon } from '../../ui/icons/icons';
import styles from './access-badge.module.css';
import { useAccessTo } from './use-access-to';

const TEXTS = {
  free: 'access.free',
  yours: 'access.yours',
  register: 'access.register',
  paid: 'access.paid',
  ppv: 'access.ppv',
} as const;

/**
 * A badge that shows what watching needs (nothing, an account, a pass or a ticket), or
 * that the viewer has access.
 */
export function AccessBadge({ event }: { event: Event }) {
  const { badge } = useAccessTo()(event);
  return (
    <span className={styles.badge} data-access={badge}>
      {badge === 'yours' && <CheckIcon />}
      <Text id={TEXTS[badge]} />
    </span>
  );
}
