import { storage } from '../../browser/storage/storage';
import { LANGUAGE_KEY } from '../../i18n/language-provider';
import { isString } from '../../lib/parse/is';
import { MINUTE_MS, withTimeout } from '../../lib/time/time';

/** How long start-up waits for what the device keeps before it goes on without. */
const PERSISTED_STATE_TIMEOUT_MS = MINUTE_MS;

/** The language that the viewer chose on this device. */
export function keptLanguage(
  read: () => string | undefined | Promise<string> = () => storage.get(LANGUAGE_KEY, isString),
): Promise<string | undefined> {
  return withTimeout(PERSISTED_STATE_TIMEOUT_MS, Promise.resolve().then(read));
}
