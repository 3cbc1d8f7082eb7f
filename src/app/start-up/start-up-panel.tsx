import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { useOnNetworkBack } from '../../ui/hooks/use-on-network-back';
import styles from './whoops-screen.module.css';

interface StartUpPanelProps {
  title: ReactNode;
  retry: ReactNode;
  children?: ReactNode;
}

/** Shown in place of the site: the reason why it did not start, and a button to retry. */
export function StartUpPanel({ title, retry, children }: StartUpPanelProps) {
  useOnNetworkBack(() => location.reload());
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
