import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { storage } from '../lib/storage';
import { LanguageContext } from './language-context';
import type { Language } from './languages';
import { loadMessages, type Messages } from './load-messages';

export interface Dictionary {
  language: Language;
  messages: Messages;
}

interface LanguageProviderProps {
  initial: Dictionary;
  offered: readonly Language[];
  children: ReactNode;
}

export const LANGUAGE_KEY = 'language';

/** The viewer's language, and the switch to another one where the channel offers several. */
export function LanguageProvider({ initial, offered, children }: LanguageProviderProps) {
  const [{ language, messages }, setDictionary] = useState(initial);

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  async function choose(next: Language) {
    const loaded = await loadMessages(next);
    storage.set(LANGUAGE_KEY, next);
    startTransition(() => setDictionary({ language: next, messages: loaded }));
  }

  return (
    <LanguageContext value={{ language, offered, choose }}>
      <IntlProvider locale={language} messages={messages} onError={failLoudly}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** A missing or broken text is a mistake of ours: tests and stories fail on it, viewers see its name. */
function failLoudly(error: Error): void {
  console.error(error);
}
