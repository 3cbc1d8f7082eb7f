import { useChannel } from '../../../api/hooks/channel';
import { useParticipants } from '../../../api/hooks/participants';
import { flatTree } from '../../../lib/channel/category-tree';
import type { FilterKind } from './finder-filters';

/** Returns the name of a team, school or sport, or its id if the channel does not have it. */
export function useFollowNames(): (kind: FilterKind, id: number) => string {
  const channel = useChannel();
  const teams = useParticipants();
  const rows = {
    school: channel['participant-groups'],
    sport: flatTree(channel['events-categories']),
  };
  return (kind, id) => {
    const found = kind === 'team' ? teams.get(id) : rows[kind].find((row) => row.id === id);
    return found?.name ?? String(id);
  };
}
