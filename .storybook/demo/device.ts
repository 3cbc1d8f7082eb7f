import { onlineManager } from '@tanstack/react-query';

/** The viewer's device as a story finds it: only what the story says was kept from earlier visits. */
export function freshDevice(kept: Record<string, unknown>, tab: Record<string, unknown> = {}): void {
  // What an earlier story's viewer let the channel measure ends with that story.
  keepAlone({ consent: 'refused' });
  keepAlone(kept);
  keep(sessionStorage, tab);
  // Calls wait while a device is offline, and the page remembers that beyond the story that said so.
  onlineManager.setOnline(true);
}

function keepAlone(kept: Record<string, unknown>): void {
  localStorage.clear();
  sessionStorage.clear();
  keep(localStorage, kept);
  // What is remembered in memory is read again, as when another tab clears everything.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function keep(storage: Storage, kept: Record<string, unknown>): void {
  const until = Date.now() + 24 * 3_600_000;
  for (const [key, value] of Object.entries(kept))
    storage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
}
