/** The viewer's device as a story finds it: only what the story says was kept from earlier visits. */
export function freshDevice(kept: Record<string, unknown>): void {
  // What an earlier story's viewer let the channel measure ends with that story.
  keepAlone({ consent: 'refused' });
  keepAlone(kept);
}

function keepAlone(kept: Record<string, unknown>): void {
  localStorage.clear();
  sessionStorage.clear();
  const until = Date.now() + 24 * 3_600_000;
  for (const [key, value] of Object.entries(kept))
    localStorage.setItem(`rudy_${key}`, JSON.stringify({ value, until }));
  // What is remembered in memory is read again, as when another tab clears everything.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}
