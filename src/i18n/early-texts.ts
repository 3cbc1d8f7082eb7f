import { readStoredText } from '../browser/storage/stored-entry';
import { guessLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './languages';

/**
 * A text that may be needed before any message file is loaded, or where none can be. The channel's languages are not
 * known yet, so it is in the language that the viewer chose here, else in the browser's.
 */
export function earlyText(id: keyof (typeof LANGUAGES)[Language]['early']): string {
  return LANGUAGES[earlyLanguage()].early[id];
}

function earlyLanguage(): Language {
  return guessLanguage(readStoredText(LANGUAGE_KEY), globalThis.navigator?.languages ?? []) ?? 'en';
}
