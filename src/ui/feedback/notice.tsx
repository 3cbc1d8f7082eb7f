import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/icons';
import { AlertIcon, InfoIcon } from '../icons/notice-icons';
import styles from './notice.module.css';

const ICONS = { error: AlertIcon, success: CheckIcon, info: InfoIcon };

interface NoticeProps {
  type: keyof typeof ICONS;
  /**
   * Set this for a notice that appears later. A notice that is shown from the start needs no announcement.
   */
  role?: 'alert' | 'status';
  children: ReactNode;
}

/** A message about a whole form or section, shown within the page. */
export function Notice({ type, role, children }: NoticeProps) {
  const Icon = ICONS[type];
  return (
    <div className={styles.notice} data-type={type} role={role}>
      <Icon />
      <div>{children}</div>
    </div>
  );
}
