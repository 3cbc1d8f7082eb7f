import { earlyText } from '../../i18n/early-texts';
import { Button } from '../../ui/button';
import { MessagePanel } from '../../ui/message-panel';
import type { ConfigProblem } from './site-config';
import styles from './whoops-screen.module.css';

/** A deployment without a usable config.json. Said to whoever set it up, in full. */
export function ConfigErrorScreen({ problem }: { problem: ConfigProblem }) {
  return (
    <main className={styles.screen}>
      <MessagePanel
        level={1}
        role="alert"
        title={earlyText('configTitle')}
        actions={<Button onClick={() => location.reload()}>{earlyText('reload')}</Button>}
      >
        <p>
          {problem.reason === 'missing'
            ? earlyText('configMissing')
            : earlyText('configMalformed', { problem: problem.problem })}
        </p>
      </MessagePanel>
    </main>
  );
}
