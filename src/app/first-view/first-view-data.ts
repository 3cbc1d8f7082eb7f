import { getListHomepageEventsQueryKey } from '@generated/api/events/events';
import { getListParticipantsQueryKey } from '@generated/api/participants/participants';
import { getGetProfileQueryKey } from '@generated/api/profile/profile';
import type { Bootstrap, Event, HomepageEvents, ParticipantList } from '@generated/model';
import type { QueryClient } from '@tanstack/react-query';
import { channelOptions } from '../../api/hooks/channel';
import { ALL_PARTICIPANTS } from '../../api/hooks/participants';
import type { FirstView } from '../../browser/first-view';
import type { Language } from '../../i18n/languages';

/** The responses with which home starts. */
export interface FirstResponses {
  channel: Bootstrap;
  participants: ParticipantList;
  homepage: HomepageEvents;
}

/** What a page that the edge has rendered brings, so that the browser asks for nothing of it again. */
export interface FirstViewData extends FirstView {
  language: Language;
  /** config.json */
  config: unknown;
  responses: FirstResponses;
}

/** Leaves out what home does not show: all passes and questions, and the teams of other games. */
export function trimResponses({ channel, participants, homepage }: FirstResponses): FirstResponses {
  const events: Event[] = Object.values(homepage).flat();
  const shown = new Set(events.flatMap((event) => event.participants.map(({ id }) => id)));
  return {
    channel: { ...channel, faq: [], packages: [], subscriptions: [] },
    participants: { ...participants, data: participants.data.filter(({ id }) => shown.has(id)) },
    homepage,
  };
}

/** Puts the responses where the screens look for them. A page that the edge renders is that of a visitor. */
export function fillQueries(queryClient: QueryClient, { now, responses }: FirstViewData): void {
  const entries = [
    [channelOptions().queryKey, responses.channel],
    [getListParticipantsQueryKey(ALL_PARTICIPANTS), responses.participants],
    [getListHomepageEventsQueryKey({}), responses.homepage],
    [getGetProfileQueryKey(), null],
  ] as const;
  for (const [key, data] of entries) queryClient.setQueryData(key, data, { updatedAt: now });
}
