import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { storage } from '../browser/storage/storage';
import { dictionary } from './dictionary';
import { LanguageContext } from './language-context';
import type { Language } from './languages';

interface LanguageProviderProps {
  offered: readonly Language[];
  children: ReactNode;
}

export const LANGUAGE_KEY = 'language';

/** The viewer's language, and the switch to another one where the channel offers several. */
export function LanguageProvider({ offered, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(dictionary.subscribe, dictionary.read);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  async function choose(next: Language) {
    const opened = await dictionary.open(next);
    if (opened.language === next) storage.set(LANGUAGE_KEY, next);
  }

  return (
    <LanguageContext value={{ language, offered, choose }}>
      <IntlProvider locale={language} messages={messages} onError={logIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** A missing or broken text is a mistake of ours: tests and stories fail on it, viewers see its name. */
function logIntlError(error: Error): void {
  console.error(error);
}
