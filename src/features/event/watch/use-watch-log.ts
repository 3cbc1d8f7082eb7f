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
  /** Whether the page shows the log. Without it, nothing is logged. */
  offered: boolean;
}

/**
 * Logs the playback of a paid event on this device. The code of the log is loaded together with the video.
 */
export function useWatchLog({ event, title, userId, embedded, offered }: Watching) {
  const [log] = useState(() => {
    if (!offered || userId === null || !isLogged(event)) return null;
    const live = event.stream_status === 'live';
    return createBufferedLog({ userId, event: { id: event.id, title }, live, embedded });
  });
  useEffect(() => {
    if (embedded) log?.(null);
  }, [log, embedded]);
  return log;
}

interface Watched extends Pick<Viewing, 'event' | 'live' | 'embedded'> {
  userId: number;
}

/** Reports a log entry. Null means that an embedded video was opened, which reports nothing further. */
type ReportEntry = (entry: PlayerLogEntry | null) => void;

/** Buffers the entries with their times until the code of the log has loaded. */
function createBufferedLog(watched: Watched): ReportEntry {
  let buffered: [entry: PlayerLogEntry | null, now: number][] | null = [];
  let addEntry = (entry: PlayerLogEntry | null, now: number): void => {
    buffered?.push([entry, now]);
  };
  import('../../../browser/watch-log/watch-log').then(
    ({ watchLog }) => {
      const log = watchLog(watched);
      addEntry = (entry, now) => (entry ? log.add(entry, now) : log.openedEmbedded(now));
      for (const [entry, now] of buffered ?? []) addEntry(entry, now);
      buffered = null;
    },
    () => {
      buffered = null;
    },
  );
  return (entry) => addEntry(entry, performance.now());
}
