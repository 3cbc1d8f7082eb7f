import { lazy, Suspense } from 'react';
import { dictionary } from '../../i18n/dictionary';
import { earlyText } from '../../i18n/early-texts';
import { LanguageProvider } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { Text } from '../../i18n/text';
import { Loader } from '../../ui/feedback/loader';
import type { ConfigFault } from './site-config';
import { StartUpPanel } from './start-up-panel';
import { WhoopsScreen } from './whoops-screen';

/**
 * no-key: the site has no API key, and WHOOPS! is shown. no-channel: the channel's data could not be loaded.
 */
export type Failure = 'no-key' | 'no-channel' | ConfigFault;

/**
 * The screen for a fault in config.json. Viewers never see it, so it is lazy-loaded. If it fails to load, the
 * site is shown as unreachable.
 */
const ConfigFaultScreen = lazy(() =>
  Promise.all([import('./config-fault-screen'), dictionary.need('setup')]).then(
    ([{ ConfigFaultScreen: Screen }]) => ({ default: Screen }),
    () => ({ default: Unreachable }),
  ),
);

/** Shown when start-up failed. */
export function StartUpFailure({ failure, language }: { failure: Failure; language: Language }) {
  return (
    <LanguageProvider offered={[language]}>
      {failure === 'no-key' ? (
        <WhoopsScreen />
      ) : failure === 'no-channel' ? (
        <StartUpPanel title={<Text id="error.difficulties" />} retry={<Text id="action.tryAgain" />} />
      ) : (
        <Suspense fallback={<Loader />}>
          <ConfigFaultScreen fault={failure} />
        </Suspense>
      )}
    </LanguageProvider>
  );
}

/** Shown when even the messages cannot be loaded. */
export function Unreachable() {
  return <StartUpPanel title={earlyText('unreachable')} retry={earlyText('tryAgain')} />;
}
