import { useListEvents } from '@generated/api/events/events';
import { useSearchVodMedia } from '@generated/api/library/library';
import type { Event, Participant, ParticipantGroup, VodMediaItem } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { today } from '../../lib/time/today';
import { foundEvents, foundNames } from './found-names';

const EVENTS = 5;
const NAMES = 4;
const VIDEOS = 4;
const SHORTEST = 2;

export interface Found {
  /** Too little was typed to look for. */
  idle: boolean;
  loading: boolean;
  failed: boolean;
  retry(): void;
  events: Event[];
  /** Whether some of the events are on or to come. */
  ahead: boolean;
  teams: Participant[];
  schools: ParticipantGroup[];
  videos: VodMediaItem[];
}

/** What fits what was typed: teams and schools at once, events and videos from the backend. */
export function useFound(title: string): Found {
  const channel = useChannel();
  const everyTeam = useParticipants();
  const idle = title.length < SHORTEST;
  const query = { enabled: !idle, placeholderData: keepPreviousData };
  const next = useListEvents({ title, start_date: today(new Date()), limit: 2 * EVENTS }, { query });
  const past = useListEvents(
    { title, stream_status: 'finished', sort_direction: 'desc', limit: EVENTS },
    { query },
  );
  const videos = useSearchVodMedia({ title, limit: VIDEOS, offset: 0, sort_field: 'date' }, { query });
  const calls = [next, past, videos];
  const failed = calls.filter(({ isError }) => isError);
  const ahead = next.data?.data.filter((event) => event.stream_status !== 'finished') ?? [];
  return {
    idle,
    loading: calls.some(({ isFetching }) => isFetching),
    failed: failed.length > 0,
    retry: () => {
      for (const call of failed) void call.refetch();
    },
    events: foundEvents(ahead, past.data?.data ?? [], EVENTS),
    ahead: ahead.length > 0,
    teams: foundNames(everyTeam.values(), title, NAMES),
    schools: foundNames(channel['participant-groups'], title, NAMES),
    videos: videos.data?.data ?? [],
  };
}
