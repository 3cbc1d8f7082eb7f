import type { Event } from '@generated/model';
import { useEffect, useState } from 'react';
import type { Viewing } from '../../../lib/watch-log/viewing';
import type { PlayerLogEntry } from '../../../player/types';
import { isLogged } from './is-logged';

interface Watching {
  event: Event;
  title: string;
  userId: number | null;
  embedded: boolean;
  /** The page offers to look at the log: none is kept where nobody could. */
  offered: boolean;
}

/** Takes down how a paid event plays, on this device alone. Its code comes when the video's is there. */
export function useWatchLog({ event, title, userId, embedded, offered }: Watching) {
  const [log] = useState(() => {
    if (!offered || userId === null || !isLogged(event)) return null;
    const live = event.stream_status === 'live';
    return later({ userId, event: { id: event.id, title }, live, embedded });
  });
  useEffect(() => {
    if (embedded) log?.(null);
  }, [log, embedded]);
  return log;
}

interface Watched extends Pick<Viewing, 'event' | 'live' | 'embedded'> {
  userId: number;
}

/** null: opened, and nothing will be told. */
type Told = (entry: PlayerLogEntry | null) => void;

/** What is told before the code is there waits for it, with its moment. */
function later(watched: Watched): Told {
  let early: [entry: PlayerLogEntry | null, now: number][] | null = [];
  let take = (entry: PlayerLogEntry | null, now: number): void => {
    early?.push([entry, now]);
  };
  import('../../../browser/watch-log/watch-log').then(
    ({ watchLog }) => {
      const log = watchLog(watched);
      take = (entry, now) => (entry ? log.tell(entry, now) : log.openedElsewhere(now));
      for (const [entry, now] of early ?? []) take(entry, now);
      early = null;
    },
    () => {
      early = null;
    },
  );
  return (entry) => take(entry, performance.now());
}
