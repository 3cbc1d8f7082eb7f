import type { Event } from '@generated/model';
import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { useText } from '../../i18n/text';
import { categoryLineage } from '../../lib/channel/category-tree';
import { disciplineWords } from '../../lib/text/discipline';
import { GENDER_TEXT } from '../../lib/text/gender-text';

const DISCIPLINE = { female: 'sport.female', male: 'sport.male' } as const;

interface EventFacts {
  sport: string | null;
  gender: string | null;
  /** The sport with the gender, such as "Women’s volleyball". */
  discipline: string | null;
  venue: string | null;
}

/** The facts shown below an event’s title: its gender, sport and venue. */
export function useEventFacts(): (event: Event) => EventFacts {
  const text = useText();
  const channel = useChannel();
  const teams = useParticipants();
  return (event) => {
    const [sport] = categoryLineage(channel['events-categories'], event.event_category_id);
    const known = event.participants.map(({ id }) => teams.get(id)?.properties.gender);
    const [gender] = known;
    const side = gender && gender !== 'not identified' && known.every((each) => each === gender) && gender;
    const location = channel['events-locations'].find(({ id }) => id === event.location_id);
    return {
      sport: sport?.name ?? null,
      gender: side ? text(GENDER_TEXT[side]) : null,
      discipline: sport ? (side ? text(DISCIPLINE[side], disciplineWords(sport.name)) : sport.name) : null,
      venue: location ? `${location.name}, ${location.city}` : null,
    };
  };
}
