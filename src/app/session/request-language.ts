import type { QueryClient } from '@tanstack/react-query';
import { client } from '../../api/http';
import { type Language, languageHeader } from '../../i18n/languages';

/** Requests the backend's own texts in this language. */
export function requestIn(language: Language | undefined): void {
  client.language = languageHeader(language, navigator.languages);
}

/** Removes or refetches all responses of the backend, because their texts are in another language. */
export function refetchIn(language: Language, queryClient: QueryClient): void {
  requestIn(language);
  queryClient.removeQueries({ type: 'inactive' });
  void queryClient.invalidateQueries();
}
