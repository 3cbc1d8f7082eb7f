import { useState } from 'react';
import { keyRing } from '../../api/http';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button/button';
import { MessagePanel } from '../../ui/feedback/message-panel';
import { useOnNetworkBack } from '../../ui/hooks/use-on-network-back';
import { useReloadLock } from './reload-lock';
import { withSuccessMarker } from './success-marker';
import styles from './whoops-screen.module.css';

/** Shown when the site has no API key and could not fetch one. */
export function WhoopsScreen() {
  const { secondsLeft, lockAgain } = useReloadLock();
  const [asking, setAsking] = useState(false);
  const [failed, setFailed] = useState(false);

  async function reload() {
    setAsking(true);
    try {
      await keyRing.refresh(keyRing.peek());
      location.replace(withSuccessMarker(location.href));
    } catch {
      setFailed(true);
      setAsking(false);
      lockAgain();
    }
  }

  // The lock protects an overloaded backend. If the network returns, the backend was not the problem, so this
  // retries at once.
  useOnNetworkBack(() => {
    if (!asking) void reload();
  });

  return (
    <main className={styles.screen}>
      <MessagePanel
        level={1}
        title={<Text id="whoops.title" />}
        actions={
          <Button size="large" busy={asking} disabled={secondsLeft > 0} onClick={reload}>
            {secondsLeft > 0 ? (
              <Text id="whoops.reloadIn" values={{ seconds: secondsLeft }} />
            ) : (
              <Text id="whoops.reload" />
            )}
          </Button>
        }
      >
        <p role="alert">
          <Text id={failed ? 'whoops.stillDown' : 'whoops.body'} />
        </p>
      </MessagePanel>
    </main>
  );
}
