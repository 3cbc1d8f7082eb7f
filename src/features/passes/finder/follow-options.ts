import type { Participant, ParticipantGroup } from '@generated/model';
import { type Category, flatTree } from '../../../lib/channel/category-tree';
import { matchesQuery } from '../../../lib/text/query-words';
import type { FilterKind } from './finder-filters';

/** A team, school or sport that can be chosen as a filter of the finder. */
export interface FollowOption {
  kind: FilterKind;
  id: number;
  name: string;
  /** A text that distinguishes similar names: the school of a team, or the sport of a division. */
  detail: string;
  image: string | null;
}

interface Offered {
  teams: Iterable<Participant>;
  schools: readonly ParticipantGroup[];
  sports: readonly Category[];
}

const byName = <Row extends { name: string }>(rows: Iterable<Row>): Row[] =>
  [...rows].sort((one, other) => one.name.localeCompare(other.name));

/** All teams, schools and sports that can be chosen. Sports keep the channel's order. */
export function followOptions({ teams, schools, sports }: Offered): Record<FilterKind, FollowOption[]> {
  const flat = flatTree(sports);
  /** The parent sport of a division, or an empty string if the division's name contains it. */
  const sportOf = (index: number): string => {
    const { depth = 0, name = '' } = flat[index] ?? {};
    const above = flat.slice(0, index).findLast((node) => node.depth === depth - 1)?.name ?? '';
    return name.includes(above) ? '' : above;
  };
  return {
    sport: flat.map(({ id, name }, index) => ({
      ...{ kind: 'sport' as const, id, name, detail: sportOf(index), image: null },
    })),
    school: byName(schools).map(({ id, name, image }) => ({
      ...{ kind: 'school' as const, id, name, detail: '', image },
    })),
    team: byName(teams).map(({ id, name, groups, images }) => ({
      ...{ kind: 'team' as const, id, name, image: images[0]?.url ?? null },
      detail: groups.map((group) => group.name).join(', '),
    })),
  };
}

/**
 * The options with words in their name, school or sport that start with the typed words.
 * Sports and schools come first.
 */
export function matchingOptions(
  { sport, school, team }: Record<FilterKind, FollowOption[]>,
  typed: string,
): FollowOption[] {
  return [...sport, ...school, ...team].filter(({ name, detail }) =>
    matchesQuery(`${name} ${detail}`, typed),
  );
}
