import { isBoolean } from '../../lib/parse/is';
import { storage } from '../storage/storage';

const KEY = 'signed_in';

/**
 * Whether a user was signed in when this device last loaded the profile. Only the backend knows which user it
 * was.
 */
export const wasSignedIn = (): boolean => storage.get(KEY, isBoolean) === true;

export function rememberSignedIn(signedIn: boolean): void {
  if (signedIn === wasSignedIn()) return;
  if (signedIn) storage.set(KEY, true);
  else storage.remove(KEY);
}
