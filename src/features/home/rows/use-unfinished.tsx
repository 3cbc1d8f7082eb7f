import { getGetEventQueryOptions } from '@generated/api/events/events';
import { getGetVodMediaItemQueryOptions } from '@generated/api/library/library';
import type { Event, VodMediaItem } from '@generated/model';
import { useQueries } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useViewer } from '../../../api/hooks/viewer';
import { clearRecording, type StoppedRecording } from '../../../browser/memory/resume-memory';
import { useEventTitle } from '../../../components/event-card/use-event-title';
import { pictureOf } from '../../../lib/channel/picture-of';
import { paths } from '../../../lib/links/paths';
import { EventPoster } from '../../../ui/picture/event-poster';
import { minutesLeft, unfinished } from './unfinished';

const MAX_SHOWN = 4;

interface UnfinishedCard {
  title: string;
  to: string;
  picture: ReactNode;
  /** The watched share of the recording, from 0 to 1. */
  part: number;
  minutes: number;
}

interface UnfinishedRow {
  key: string;
  /** Null while the card loads. */
  card: UnfinishedCard | null;
}

/**
 * The recordings that the viewer can continue. Recordings that no longer exist are left
 * out, and their position is deleted.
 */
export function useUnfinished(stopped: readonly StoppedRecording[]): UnfinishedRow[] {
  const titleOf = useEventTitle();
  const userId = useViewer()?.id ?? null;
  const candidates = stopped
    .filter((each) => unfinished(each, Number.POSITIVE_INFINITY) !== null)
    .slice(0, MAX_SHOWN);
  const events = useQueries({
    queries: candidates.map(({ kind, id }) =>
      getGetEventQueryOptions(id, { query: { enabled: kind === 'event' } }),
    ),
  });
  const videos = useQueries({
    queries: candidates.map(({ kind, id }) =>
      getGetVodMediaItemQueryOptions(id, { query: { enabled: kind === 'vod' } }),
    ),
  });
  const errors = candidates.map((_, index) => events[index]?.error ?? videos[index]?.error ?? null);
  useEffect(() => {
    for (const [index, error] of errors.entries()) {
      const gone = candidates[index];
      if (error?.status === 404 && gone) clearRecording(userId, gone);
    }
  });

  function eventCard(event: Event, each: StoppedRecording): UnfinishedCard | null {
    const rest = event.recording === 'ready' ? unfinished(each, event.duration) : null;
    if (!rest) return null;
    const title = titleOf(event);
    const picture = <EventPoster image={event.image} teams={event.participants} title={title} />;
    return { title, to: paths.watch(event.id), picture, ...progressOf(rest) };
  }

  function videoCard(item: VodMediaItem, each: StoppedRecording): UnfinishedCard | null {
    const rest = unfinished(each, item.duration);
    if (!rest) return null;
    const picture = <EventPoster image={pictureOf(item)} teams={[]} title={item.title} />;
    return { title: item.title, to: paths.watchLibrary(item.id), picture, ...progressOf(rest) };
  }

  return candidates.flatMap((each, index): UnfinishedRow[] => {
    if (errors[index]) return [];
    const key = `${each.kind}-${each.id}`;
    const event = events[index]?.data;
    const item = videos[index]?.data;
    if (!event && !item) return [{ key, card: null }];
    const card = event ? eventCard(event, each) : item ? videoCard(item, each) : null;
    return card ? [{ key, card }] : [];
  });
}

const progressOf = (rest: NonNullable<ReturnType<typeof unfinished>>) => ({
  part: rest.time / rest.duration,
  minutes: minutesLeft(rest),
});
