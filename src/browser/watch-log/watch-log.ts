import { newViewing, type Viewing, type WatchEntry, withEntry } from '../../lib/watch-log/viewing';
import { type Store, storage } from '../storage/storage';
import { keptViewings } from './stored-viewings';

interface Watched {
  userId: number;
  event: Viewing['event'];
  live: boolean;
  embedded: boolean;
}

const SAYS_NOTHING: readonly WatchEntry['type'][] = ['quality', 'preroll', 'recovery'];

/** Takes down what the player tells of one viewing, from its first word on. Times run on where the clock is set. */
export function watchLog({ userId, event, live, embedded }: Watched, store: Store = storage) {
  let viewing: Viewing | null = null;
  let write: ((viewing: Viewing) => void) | null = null;
  let began = 0;
  /** A video is measured as soon as the page has it: that alone is no viewing. */
  let height: WatchEntry | null = null;

  function begin(now: number, ago: number): Viewing {
    began = now - ago;
    write = keptViewings(userId, store).begin(event.id);
    const fresh = newViewing(event, Date.now() - (performance.now() - began), { live, embedded });
    return height ? withEntry(fresh, height, 0) : fresh;
  }

  return {
    /** `now` is when it was told, on the clock of `performance`. */
    tell(entry: WatchEntry, now: number): void {
      if (entry.type === 'quality') height = entry;
      if (!viewing && SAYS_NOTHING.includes(entry.type)) return;
      viewing ??= begin(now, 'milliseconds' in entry ? entry.milliseconds : 0);
      viewing = withEntry(viewing, entry, Math.round(now - began));
      write?.(viewing);
    },
    /** Nothing will be told: that alone is kept. */
    openedElsewhere(now: number): void {
      viewing ??= begin(now, 0);
      write?.(viewing);
    },
  };
}
