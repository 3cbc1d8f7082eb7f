import { readStoredText } from '../browser/storage/stored-entry';
import { guessLanguage, LANGUAGE_KEY, LANGUAGES, type Language } from './languages';

/**
 * A text that is needed before the message files have loaded, or if they fail to load. The channel's
 * languages are unknown then, so it uses the language that the viewer has chosen, otherwise the browser's.
 */
export function earlyText(id: keyof (typeof LANGUAGES)[Language]['early']): string {
  return LANGUAGES[earlyLanguage()].early[id];
}

function earlyLanguage(): Language {
  return guessLanguage(readStoredText(LANGUAGE_KEY), globalThis.navigator?.languages ?? []) ?? 'en';
}
