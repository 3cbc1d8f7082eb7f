import { useListEvents } from '@generated/api/events/events';
import { useSearchVodMedia } from '@generated/api/library/library';
import type { Event, Participant, ParticipantGroup, VodMediaItem } from '@generated/model';
import { keepPreviousData } from '@tanstack/react-query';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { correctQuery } from '../../lib/text/similar';
import { foundEvents, foundNames } from './found-names';

const MAX_EVENTS = 5;
const MAX_NAMES = 4;
const MAX_VIDEOS = 4;
const MIN_QUERY_LENGTH = 2;

export interface Found {
  /** Whether the query is too short for a search. */
  idle: boolean;
  loading: boolean;
  failed: boolean;
  retry(): void;
  events: Event[];
  /** Whether live or upcoming events were found. */
  hasComing: boolean;
  teams: Participant[];
  schools: ParticipantGroup[];
  videos: VodMediaItem[];
  /** A corrected query if nothing was found, or null. */
  corrected: string | null;
}

/**
 * The results for a query. Teams and schools are found at once, events and videos are
 * requested from the backend.
 */
export function useFound(title: string): Found {
  const channel = useChannel();
  const everyTeam = useParticipants();
  const idle = title.length < MIN_QUERY_LENGTH;
  const query = { enabled: !idle, placeholderData: keepPreviousData };
  const live = useListEvents({ title, stream_status: 'live', limit: MAX_EVENTS }, { query });
  const next = useListEvents({ title, stream_status: 'upcoming', limit: MAX_EVENTS }, { query });
  const past = useListEvents(
    { title, stream_status: 'finished', sort_direction: 'desc', limit: MAX_EVENTS },
    { query },
  );
  const videos = useSearchVodMedia({ title, limit: MAX_VIDEOS, offset: 0, sort_field: 'date' }, { query });
  const calls = [live, next, past, videos];
  const failed = calls.filter(({ isError }) => isError);
  const ahead = [...(live.data?.data ?? []), ...(next.data?.data ?? [])];
  const teams = foundNames(everyTeam.values(), title, MAX_NAMES);
  const schools = foundNames(channel['participant-groups'], title, MAX_NAMES);
  const events = foundEvents(ahead, past.data?.data ?? [], MAX_EVENTS);
  const foundVideos = videos.data?.data ?? [];
  const isNothing = [teams, schools, events, foundVideos].every((list) => list.length === 0);
  return {
    idle,
    loading: calls.some(({ isFetching }) => isFetching),
    failed: failed.length > 0,
    retry: () => {
      for (const call of failed) void call.refetch();
    },
    events,
    hasComing: ahead.length > 0,
    teams,
    schools,
    videos: foundVideos,
    corrected:
      idle || !isNothing
        ? null
        : correctQuery(
            title,
            [...everyTeam.values(), ...channel['participant-groups'], ...channel['events-categories']].map(
              ({ name }) => name,
            ),
          ),
  };
}
