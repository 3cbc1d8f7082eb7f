import { persistedState } from '../../browser/storage/persisted-state';
import { LANGUAGE_KEY } from '../../i18n/languages';
import { isString } from '../../lib/parse/is';

/** Returns the language that the viewer chose on this device. */
export async function storedLanguage(): Promise<string | undefined> {
  await persistedState.open();
  return persistedState.get(LANGUAGE_KEY, isString);
}
