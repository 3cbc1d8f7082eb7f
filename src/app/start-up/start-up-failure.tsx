import { type ComponentType, lazy, Suspense } from 'react';
import { dictionary } from '../../i18n/dictionary';
import { earlyText } from '../../i18n/early-texts';
import { LanguageProvider } from '../../i18n/language-provider';
import type { Language } from '../../i18n/languages';
import { Text } from '../../i18n/text';
import { Loader } from '../../ui/feedback/loader';
import type { ConfigFault } from './site-config';
import { StartUpPanel } from './start-up-panel';

/** no-key: WHOOPS!. no-channel: its data could not be loaded. */
export type Failure = 'no-key' | 'no-channel' | ConfigFault;

/** Hardly ever shown, so it is lazy-loaded; if even that fails, the site is shown as unreachable. */
function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Screen) => ({ default: Screen }),
      () => ({ default: Unreachable }),
    ),
  );
}

export const loadWhoopsScreen = () => import('./whoops-screen').then(({ WhoopsScreen }) => WhoopsScreen);
const WhoopsScreen = lazyScreen(loadWhoopsScreen);

const ConfigFaultScreen = lazyScreen(async () => {
  const [{ ConfigFaultScreen: Screen }] = await Promise.all([
    import('./config-fault-screen'),
    dictionary.need('setup'),
  ]);
  return Screen;
});

/** Shown when start-up failed. */
export function StartUpFailure({ failure, language }: { failure: Failure; language: Language }) {
  return (
    <LanguageProvider offered={[language]}>
      <Suspense fallback={<Loader />}>
        {failure === 'no-key' ? (
          <WhoopsScreen />
        ) : failure === 'no-channel' ? (
          <StartUpPanel title={<Text id="error.difficulties" />} retry={<Text id="action.tryAgain" />} />
        ) : (
          <ConfigFaultScreen fault={failure} />
        )}
      </Suspense>
    </LanguageProvider>
  );
}

/** Shown when even the messages cannot be loaded. */
export function Unreachable() {
  return <StartUpPanel title={earlyText('unreachable')} retry={earlyText('tryAgain')} />;
}
