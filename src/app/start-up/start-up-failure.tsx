import { LanguageProvider } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { Text } from '../../i18n/text';
import { Button } from '../../ui/button';
import { MessagePanel } from '../../ui/message-panel';
import { WhoopsScreen } from './whoops-screen';
import styles from './whoops-screen.module.css';

/** A start that failed, for want of a key (WHOOPS!) or because the channel's data can't be had. */
export function StartUpFailure({ whoops, language }: { whoops: boolean; language: Language }) {
  return (
    <LanguageProvider offered={[language]}>{whoops ? <WhoopsScreen /> : <Unavailable />}</LanguageProvider>
  );
}

function Unavailable() {
  return (
    <main className={styles.screen}>
      <MessagePanel
        level={1}
        role="alert"
        title={<Text id="error.difficulties" />}
        actions={
          <Button size="large" onClick={() => location.reload()}>
            <Text id="action.tryAgain" />
          </Button>
        }
      />
    </main>
  );
}
