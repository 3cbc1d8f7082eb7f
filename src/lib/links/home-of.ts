import { linkName } from '../channel/find-target';

type Named = Parameters<typeof linkName>[0];

const home = (kind: 'team' | 'school', row: Named) => `/?${new URLSearchParams({ [kind]: linkName(row) })}`;

/** The page of a team. */
export const teamPath = (team: Named): string => home('team', team);

/** The page of a school. */
export const schoolPath = (school: Named): string => home('school', school);
