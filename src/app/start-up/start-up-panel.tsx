import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import styles from './whoops-screen.module.css';

interface StartUpPanelProps {
  title: ReactNode;
  retry: ReactNode;
  children?: ReactNode;
}

/** In place of the whole site: why it did not start, and how to try once more. */
export function StartUpPanel({ title, retry, children }: StartUpPanelProps) {
  return (
    <main className={styles.screen}>
      <MessagePanel
        level={1}
        role="alert"
        title={title}
        actions={
          <Button size="large" onClick={() => location.reload()}>
            {retry}
          </Button>
        }
      >
        {children}
      </MessagePanel>
    </main>
  );
}
