import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { IntlProvider } from 'react-intl';
import { type FirstView, firstView } from '../browser/first-view';
import { persistedState } from '../browser/storage/persisted-state';
import { useIsHydrated } from '../browser/use-is-hydrated';
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

  const view = firstView.read();
  const isOwn = useIsHydrated() || !view;
  const locale = isOwn ? regionalLocale(language, navigator.languages) : view.locale;
  const timeZone = isOwn ? ownTimeZone(view) : view.timeZone;

  useEffect(() => {
    const page = document.documentElement;
    page.lang = language;
    page.dir = LANGUAGES[language].direction;
    // Times that the edge has rendered for another zone stay out of sight until they are the viewer's.
    if (isOwn) delete page.dataset.zone;
  }, [language, isOwn]);

  async function choose(next: Language) {
    const opened = await dictionary.open(next);
    if (opened.language !== next) return;
    persistedState.set(LANGUAGE_KEY, next);
    onChoose?.(next);
  }

  return (
    <LanguageContext value={{ language, locale, offered, choose }}>
      <IntlProvider locale={locale} timeZone={timeZone} messages={messages} onError={logIntlError}>
        {children}
      </IntlProvider>
    </LanguageContext>
  );
}

/** The viewer's zone, for React to see that nothing changes where the edge has rendered the page for the same one. */
const ownTimeZone = (view: FirstView | null): string | undefined =>
  view ? dateFormatter('en', {}).resolvedOptions().timeZone : undefined;

/** A missing or broken text is a mistake of ours: tests and stories fail on it, viewers see its name. */
function logIntlError(error: Error): void {
  console.error(error);
}
