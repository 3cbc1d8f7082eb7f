import { newViewing, type Viewing, type WatchEntry, withEntry } from '../../lib/watch-log/viewing';
import { type Store, storage } from '../storage/storage';
import { storedViewings } from './stored-viewings';

interface WatchedEvent {
  userId: number;
  event: Viewing['event'];
  live: boolean;
  embedded: boolean;
}

const NON_STARTING_TYPES: readonly WatchEntry['type'][] = ['quality', 'preroll', 'recovery'];

/**
 * Logs the player's entries of one viewing, from the first entry on. A change of the device's clock does not
 * affect durations.
 */
export function watchLog({ userId, event, live, embedded }: WatchedEvent, store: Store = storage) {
  let viewing: Viewing | null = null;
  let write: ((viewing: Viewing) => void) | null = null;
  let startedAt = 0;
  /**
   * The player reports the height as soon as the page loads the video, which alone does not start a viewing.
   */
  let height: WatchEntry | null = null;

  function startViewing(now: number, agoMs: number): Viewing {
    startedAt = now - agoMs;
    write = storedViewings(userId, store).createWriter(event.id);
    const fresh = newViewing(event, Date.now() - (performance.now() - startedAt), { live, embedded });
    return height ? withEntry(fresh, height, 0) : fresh;
  }

  return {
    /** Adds an entry. `now` is the entry's time by the clock of `performance`. */
    add(entry: WatchEntry, now: number): void {
      if (entry.type === 'quality') height = entry;
      if (!viewing && NON_STARTING_TYPES.includes(entry.type)) return;
      viewing ??= startViewing(now, 'milliseconds' in entry ? entry.milliseconds : 0);
      viewing = withEntry(viewing, entry, Math.round(now - startedAt));
      write?.(viewing);
    },
    /** Stores only that the video was opened, for an embedded player, which reports nothing. */
    openedEmbedded(now: number): void {
      viewing ??= startViewing(now, 0);
      write?.(viewing);
    },
  };
}
