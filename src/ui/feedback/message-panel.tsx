import type { ReactNode } from 'react';
import styles from './message-panel.module.css';

interface MessagePanelProps {
  picture?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** `alert` announces an error at once. An empty or not-found state needs no announcement. */
  role?: 'alert' | 'status';
  level?: 1 | 2;
}

/** Replaces content that is empty, failed to load or is forbidden. */
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
