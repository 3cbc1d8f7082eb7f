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
  /** Reports the language that the viewer chose, once its texts are there. */
  onChoose?(language: Language): void;
  children: ReactNode;
}

/** The viewer's language, and the switch to another one where the channel offers several. */
export function LanguageProvider({ offered, onChoose, children }: LanguageProviderProps) {
  const { language, messages } = useSyncExternalStore(dictionary.subscribe, dictionary.read, dictionary.read);

  const [rendered, setRendered] = useState(firstView.read);
  // A transition, since in another zone every text is rendered again, which takes a slow phone a while.
  useEffect(() => startTransition(() => setRendered(null)), []);
  const locale = rendered?.locale ?? regionalLocale(language, navigator.languages);
  const timeZone = rendered?.timeZone ?? ownTimeZone();

  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = LANGUAGES[language].direction;
    // Times that the edge has rendered for another zone stay out of sight until they are the viewer's.
    if (!rendered) delete page.dataset.zone;
  }, [language, rendered]);

  // Memoised, since all prices would be rendered again when React has taken over a page of the edge.
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

/** The viewer's zone, for React to see that nothing changes where the edge has rendered the page for the same one. */
const ownTimeZone = (): string | undefined =>
  firstView.read() ? dateFormatter('en', {}).resolvedOptions().timeZone : undefined;

/** A missing or broken text is a mistake of ours: tests and stories fail on it, viewers see its name. */
function logIntlError(error: Error): void {
  console.error(error);
}
