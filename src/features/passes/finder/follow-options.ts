import type { Participant, ParticipantGroup } from '@generated/model';
import { type Category, flatTree } from '../../../lib/channel/category-tree';
import { matchesQuery } from '../../../lib/text/query-words';
import type { FilterKind } from './finder-filters';

/** A team, school or sport that the finder can be asked about. */
export interface FollowOption {
  kind: FilterKind;
  id: number;
  name: string;
  /** Distinguishes options with similar names: a team's school, the sport above a division. */
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

/** Everything that can be chosen, by kind; sports keep the channel's order. */
export function followOptions({ teams, schools, sports }: Offered): Record<FilterKind, FollowOption[]> {
  const flat = flatTree(sports);
  /** The sport of a division whose own name does not say it. */
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

/** Those whose name, school or sport begins with the words that were typed; sports and schools come first. */
export function matchingOptions(
  { sport, school, team }: Record<FilterKind, FollowOption[]>,
  typed: string,
): FollowOption[] {
  return [...sport, ...school, ...team].filter(({ name, detail }) =>
    matchesQuery(`${name} ${detail}`, typed),
  );
}
