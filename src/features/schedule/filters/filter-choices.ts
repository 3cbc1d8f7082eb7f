import type { EventLocation, Gender, ParticipantGroupProperties } from '@generated/model';
import type { ScheduleFilters } from './schedule-filters';

interface Team {
  id: number;
  name: string;
  alias: string | null;
  groups: readonly { id: number }[];
  properties: { gender: Gender; sport: { id: number } | null };
}

/** The teams that match the chosen school, gender and sport. */
export function teamChoices<Row extends Team>(
  teams: Iterable<Row>,
  chosen: { school: number | null; gender: Gender | null; sports: readonly number[] },
): Row[] {
  return [...teams]
    .filter(
      ({ groups, properties }) =>
        (chosen.school === null || groups.some(({ id }) => id === chosen.school)) &&
        (chosen.gender === null || properties.gender === chosen.gender) &&
        (chosen.sports.length === 0 ||
          (properties.sport !== null && chosen.sports.includes(properties.sport.id))),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

/** The schools that play the chosen sport. Schools whose sports are unknown are included. */
export function schoolChoices<Row extends { id: number }>(
  schools: readonly Row[],
  properties: readonly ParticipantGroupProperties[],
  chosen: { gender: Gender | null; sport: number | null },
): Row[] {
  const known = new Map(properties.map((row) => [row.participant_group_id, row]));
  return schools.filter(({ id }) => {
    const school = known.get(id);
    if (!school) return true;
    const { gender, sport } = chosen;
    return (
      (gender === null || school.gender.includes(gender)) &&
      (sport === null || school.sport.some((played) => played.id === sport))
    );
  });
}

const sorted = (values: Iterable<string>) =>
  [...new Set(values)].sort((one, other) => one.localeCompare(other));

export function locationChoices(
  locations: readonly EventLocation[],
  { state }: Pick<ScheduleFilters, 'state'>,
) {
  return {
    states: sorted(locations.flatMap((location) => location.state ?? [])),
    cities: sorted(
      locations.filter((location) => !state || location.state === state).map(({ city }) => city),
    ),
  };
}
