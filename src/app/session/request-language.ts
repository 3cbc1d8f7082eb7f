import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../api/http';
import { ALL_LANGUAGES, firstPreferred, isLanguage, type Language } from '../../i18n/languages';

/**
 * Requests the backend's own texts in this language. Where it is the browser's first, the browser's own header says
 * so already, and the page's early requests can be reused.
 */
export function requestIn(language: Language | undefined): void {
  const [first = ''] = navigator.languages;
  const isFirst = language === first.toLowerCase().split('-')[0];
  client.language = isFirst ? null : (language ?? null);
}

/** The language of the first requests, before the channel has reported which ones it offers. */
export function guessLanguage(chosen: string | undefined): Language | undefined {
  return isLanguage(chosen) ? chosen : firstPreferred(navigator.languages, ALL_LANGUAGES);
}

/** Fetches all that the backend has sent again, in another language. */
export function refetchIn(language: Language, queryClient: QueryClient): void {
  requestIn(language);
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}
