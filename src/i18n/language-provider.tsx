import { type ReactNode, startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { firstView } from '../browser/first-view';
import { persistedState } from '../browser/storage/persisted-state';
import { dateFormatter } from '../lib/text/formatters';
import { dictionary } from './dictionary';
import { LanguageContext } from './language-context';
import { LANGUAGE_KEY, LANGUAGES, type Language } from './languages';
import { regionalLocale } from './regional-locale';

interface LanguageProviderProps {
  offered: readonly Language[];
  /** Called with the language that the viewer has chosen, once its texts have loaded. */
  onChoose?(language: Language): void;
  children: ReactNode;
}

/**
 * Provides the viewer's language and, if the channel offers several, a function that switches to another one.
 */
export function LanguageProvider({ offered, onChoose, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(dictionary.subscribe, dictionary.read, dictionary.read);

  const [rendered, setRendered] = useState(firstView.read);
  // Uses a transition, because rendering every text again for a different time zone is slow on some phones.
  useEffect(() => startTransition(() => setRendered(null)), []);
  const locale = rendered?.locale ?? regionalLocale(language, navigator.languages);
  const timeZone = rendered?.timeZone ?? ownTimeZone();

  useEffect(() => {
    const page = document.documentElement;
    const { direction } = LANGUAGES[language];
    // The browser matches all styles again whenever one of these attributes is set, even to the same value.
    if (page.lang !== language) page.lang = language;
    if ((page.dir || 'ltr') !== direction) page.dir = direction;
    // Times that the edge rendered for another time zone stay hidden until they are
    // rendered for the viewer's.
    if (!rendered) delete page.dataset.zone;
  }, [language, rendered]);

  // Memoized, because otherwise all prices would be rendered again after hydration.
  const context = useMemo(() => {
    async function choose(next: Language) {
      const opened = await dictionary.open(next);
      if (opened.language !== next) return;
      persistedState.set(LANGUAGE_KEY, next);
      onChoose?.(next);
    }
    return { language, locale, offered, choose };
  }, [language, locale, offered, onChoose]);

  return (
    <LanguageContext value={context}>
      <IntlProvider locale={locale} timeZone={timeZone} messages={messages} onError={logIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/**
 * The device's time zone if the edge rendered the page, so that React sees whether it equals
 * the rendered one. Otherwise undefined, which formatters treat as the device's time zone.
 */
const ownTimeZone = (): string | undefined =>
  firstView.read() ? dateFormatter('en', {}).resolvedOptions().timeZone : undefined;

/**
 * Logs a missing or invalid message, which is a bug of the site. Tests and stories fail
 * on it; viewers see the message id.
 */
function logIntlError(error: Error): void {
  console.error(error);
}
