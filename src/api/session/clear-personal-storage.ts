import { type Store, storage } from '../../browser/storage/storage';
import { retainedLog } from '../../browser/watch-log/retained-log';

/** The keys and key prefixes of all stored data that is personal to the viewer. */
const PERSONAL_KEYS = [
  'last_page',
  'resume.',
  'watch_log.',
  'downloads.',
  'clips_followed',
  'signed_in',
  'favourite_wish',
  'offline_games',
  'purchase_told',
  'reminders',
  'data_session',
  'data_waiting',
];

/**
 * Clears the personal data of the viewer who logs out, except a playback log that they chose to keep. Display
 * preferences stay, and so do the marks that prevent a purchase from being sent twice.
 */
export function clearPersonalStorage(store: Store = storage): void {
  const { isRetained } = retainedLog(store);
  store.clear((key) => PERSONAL_KEYS.some((personal) => key.startsWith(personal)) && !isRetained(key));
}
