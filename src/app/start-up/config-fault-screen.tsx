import type { MessageId } from '../../i18n/message-id';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button';
import { MessagePanel } from '../../ui/message-panel';
import type { ConfigFault } from './site-config';
import styles from './whoops-screen.module.css';

const TEXTS = {
  missing: 'setup.missing',
  notAddress: 'setup.notAddress',
  notBoolean: 'setup.notBoolean',
  notJson: 'setup.notJson',
  notObject: 'setup.notObject',
  unknownField: 'setup.unknownField',
} as const satisfies Record<ConfigFault['type'], MessageId>;

/** A deployment without a usable config.json. Said to whoever set it up, in full. */
export function ConfigFaultScreen({ fault: { type, field } }: { fault: ConfigFault }) {
  return (
    <main className={styles.screen}>
      <MessagePanel
        level={1}
        role="alert"
        title={<Text id="setup.title" />}
        actions={
          <Button size="large" onClick={() => location.reload()}>
            <Text id="action.tryAgain" />
          </Button>
        }
      >
        <p>
          <Text id="setup.body" />
        </p>
        <p>
          <Text id={TEXTS[type]} values={{ field }} />
        </p>
      </MessagePanel>
    </main>
  );
}
