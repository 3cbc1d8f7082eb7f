import { linkName } from '../channel/find-target';

type Named = Parameters<typeof linkName>[0];

const home = (kind: 'team' | 'school', row: Named) => `/?${new URLSearchParams({ [kind]: linkName(row) })}`;

/** Returns the path of a team's page. */
export const teamPath = (team: Named): string => home('team', team);

/** Returns the path of a school's page. */
export const schoolPath = (school: Named): string => home('school', school);
