import type { Event, Participant } from '@generated/model';
import type { Viewed } from '../../../analytics/viewing-reports';
import { categoryLineage } from '../../../lib/channel/category-tree';

interface Category {
  id: number;
  name: string;
  children: readonly Category[];
}

interface ChannelData {
  categories: readonly Category[];
  teams: ReadonlyMap<number, Participant>;
}

const MAX_LENGTH = 100;
const MAX_TEAMS_WITH_HOME = 2;

/** The fields of viewing reports that describe the event: medium, sport and home team. */
export function viewedEvent(
  event: Pick<Event, 'stream_status' | 'event_category_id' | 'participants'>,
  mediumId: number,
  { categories, teams }: ChannelData,
): Viewed {
  const line = categoryLineage(categories, event.event_category_id).map(({ name }) =>
    name.slice(0, MAX_LENGTH),
  );
  // An event with more than two teams has no home team.
  const home =
    event.participants.length <= MAX_TEAMS_WITH_HOME ? teams.get(event.participants[0]?.id ?? 0) : undefined;
  return {
    stream_id: mediumId,
    stream_type: event.stream_status === 'live' ? 'live' : 'vod',
    category: line.at(-1) ?? null,
    sport: line[0] ?? null,
    gender: home?.properties.gender ?? null,
    school: home?.groups[0]?.name.slice(0, MAX_LENGTH) ?? null,
    // The league is the category below the sport, if the tree is deep enough.
    league: line.length > 2 ? (line[1] ?? null) : null,
  };
}
