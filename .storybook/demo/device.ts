import { onlineManager } from '@tanstack/react-query';

/** Resets the viewer's device, so that it stores only what the story defines as left from earlier visits. */
export function freshDevice(stored: Record<string, unknown>, tab: Record<string, unknown> = {}): void {
  // Ends the analytics that the viewer of an earlier story allowed.
  replaceStorage({ consent: 'refused' });
  replaceStorage(stored);
  storeEntries(sessionStorage, tab);
  // An earlier story may have set the device offline, which would make all calls wait.
  onlineManager.setOnline(true);
}

function replaceStorage(stored: Record<string, unknown>): void {
  localStorage.clear();
  sessionStorage.clear();
  storeEntries(localStorage, stored);
  // Makes the site read its cached values again, as after another tab has cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function storeEntries(storage: Storage, stored: Record<string, unknown>): void {
  const until = Date.now() + 24 * 3_600_000;
  for (const [key, value] of Object.entries(stored))
    storage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
}
