import { onlineManager } from '@tanstack/react-query';

/** Resets the viewer's device: it stores only what the story names as left from earlier visits. */
export function freshDevice(kept: Record<string, unknown>, tab: Record<string, unknown> = {}): void {
  // This ends the measuring that an earlier story's viewer allowed.
  keepAlone({ consent: 'refused' });
  keepAlone(kept);
  keep(sessionStorage, tab);
  // An earlier story may have set the device offline, and then all calls would wait.
  onlineManager.setOnline(true);
}

function keepAlone(kept: Record<string, unknown>): void {
  localStorage.clear();
  sessionStorage.clear();
  keep(localStorage, kept);
  // Values cached in memory are read again, as after another tab has cleared the storage.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

function keep(storage: Storage, kept: Record<string, unknown>): void {
  const until = Date.now() + 24 * 3_600_000;
  for (const [key, value] of Object.entries(kept))
    storage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
}
