import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { persistedState } from '../browser/storage/persisted-state';
import { dictionary } from './dictionary';
import { LanguageContext } from './language-context';
import { LANGUAGE_KEY, LANGUAGES, type Language } from './languages';
import { regionalLocale } from './regional-locale';

interface LanguageProviderProps {
  offered: readonly Language[];
  /** Reports the language that the viewer chose, once its texts are there. */
  onChoose?(language: Language): void;
  children: ReactNode;
}

/** The viewer's language, and the switch to another one where the channel offers several. */
export function LanguageProvider({ offered, onChoose, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(dictionary.subscribe, dictionary.read);

  const locale = regionalLocale(language, navigator.languages);

  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dir = LANGUAGES[language].direction;
  }, [language]);

  async function choose(next: Language) {
    const opened = await dictionary.open(next);
    if (opened.language !== next) return;
    persistedState.set(LANGUAGE_KEY, next);
    onChoose?.(next);
  }

  return (
    <LanguageContext value={{ language, locale, offered, choose }}>
      <IntlProvider locale={locale} messages={messages} onError={logIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** A missing or broken text is a mistake of ours: tests and stories fail on it, viewers see its name. */
function logIntlError(error: Error): void {
  console.error(error);
}
