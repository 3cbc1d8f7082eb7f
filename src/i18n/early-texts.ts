import { PREFIX, parseEntry } from '../browser/storage/stored-entry';
import {
  ALL_LANGUAGES,
  firstPreferred,
  isLanguage,
  LANGUAGE_KEY,
  LANGUAGES,
  type Language,
} from './languages';

/**
 * A text that may be needed before any message file is loaded, or where none can be. The channel's languages are not
 * known yet, so it is in the language that the viewer chose here, else in the browser's.
 */
export function earlyText(id: keyof (typeof LANGUAGES)[Language]['early']): string {
  return LANGUAGES[earlyLanguage()].early[id];
}

function earlyLanguage(): Language {
  return chosenHere() ?? firstPreferred(globalThis.navigator?.languages ?? [], ALL_LANGUAGES) ?? 'en';
}

function chosenHere(): Language | undefined {
  try {
    const chosen = parseEntry(localStorage.getItem(PREFIX + LANGUAGE_KEY))?.value;
    return isLanguage(chosen) ? chosen : undefined;
  } catch {
    return undefined;
  }
}
