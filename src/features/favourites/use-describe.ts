import { useChannel } from '../../api/hooks/channel';
import { useParticipants } from '../../api/hooks/participants';
import { useText } from '../../i18n/text';
import { categoryLineage } from '../../lib/channel/category-tree';
import { schoolPath, teamPath } from '../../lib/links/home-of';
import { paths } from '../../lib/links/paths';
import { GENDER_TEXT } from '../../lib/text/gender-text';
import type { DescribedType, FollowedRow } from './favourite-rows';

const events = (name: string, value: string) => `${paths.schedule}?${new URLSearchParams({ [name]: value })}`;

/** Returns the name, crest and link of a favourite. Null if the channel has deleted it. */
export function useDescribe(): (type: DescribedType, id: number) => FollowedRow | null {
  const text = useText();
  const channel = useChannel();
  const teams = useParticipants();
  return (type, id) => {
    if (type === 'participant') {
      const team = teams.get(id);
      if (!team) return null;
      const { sport, gender } = team.properties;
      const detail = [sport?.name, text(GENDER_TEXT[gender])].filter(Boolean).join(' · ');
      const crest = team.images[0]?.url ?? null;
      return { type, id, name: team.name, crest, detail, to: teamPath(team) };
    }
    if (type === 'group') {
      const school = channel['participant-groups'].find((row) => row.id === id);
      if (!school) return null;
      const { name, image } = school;
      return { type, id, name, crest: image, detail: null, to: schoolPath(school) };
    }
    if (type === 'event_location') {
      const location = channel['events-locations'].find((row) => row.id === id);
      if (!location) return null;
      const detail = [location.city, location.state].filter(Boolean).join(', ');
      return { type, id, name: location.name, crest: null, detail, to: events('city', location.city) };
    }
    const line = categoryLineage(channel['events-categories'], id);
    const sport = line.at(-1);
    if (!sport) return null;
    const [parent] = line.slice(-2, -1);
    return {
      type,
      id,
      name: sport.name,
      crest: null,
      detail: parent?.name ?? null,
      to: events('sport', String(id)),
    };
  };
}
