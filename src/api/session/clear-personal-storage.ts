import { type Store, storage } from '../../browser/storage/storage';

/** By their keys, or how those begin: where one was, what one watched and how, followed, wished for, downloaded and bought. */
const PERSONAL = [
  'last_page',
  'resume.',
  'watch_log.',
  'downloads.',
  'clips_followed',
  'favourite_wish',
  'purchase_told',
  'data_session',
  'data_waiting',
];

/**
 * What the device keeps of who leaves. How the site shows itself stays, as do marks that keep a purchase from being
 * sent twice.
 */
export function clearPersonalStorage(store: Store = storage): void {
  store.clear((key) => PERSONAL.some((personal) => key.startsWith(personal)));
}
