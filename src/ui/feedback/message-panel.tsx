import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** A failure is announced at once; a quiet state (empty, not found) is found by reading on. */
  role?: 'alert' | 'status';
  level?: 1 | 2;
}

/** What stands where content would: nothing yet, failed, not allowed. */
export function MessagePanel({ picture, title, children, actions, role, level = 2 }: MessagePanelProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.panel} role={role}>
      {picture}
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
