import { expect, test } from 'vitest';
import { linkName } from '../../../lib/channel/find-target';
import { locationChoices, schoolChoices, teamChoices } from './filter-choices';

const team = (id: number, name: string, group: number, gender: 'male' | 'female', sport: number | null) => ({
  id,
  name,
  alias: null,
  groups: [{ id: group }],
  properties: { gender, sport: sport === null ? null : { id: sport } },
});
const teams = [
  team(1, 'Wolves', 1, 'male', 10),
  team(2, 'Falcons', 1, 'female', 10),
  team(3, 'Otters', 2, 'female', 20),
  team(4, 'Band', 2, 'male', null),
];

test.each([
  ['anything', { school: null, gender: null, sports: [] }, ['Band', 'Falcons', 'Otters', 'Wolves']],
  ['a school', { school: 1, gender: null, sports: [] }, ['Falcons', 'Wolves']],
  ['women', { school: null, gender: 'female', sports: [] }, ['Falcons', 'Otters']],
  ['a sport', { school: null, gender: null, sports: [10, 11] }, ['Falcons', 'Wolves']],
  ['a school’s women’s team in another sport', { school: 1, gender: 'female', sports: [20] }, []],
] as const)('teamChoices lists the teams of %s', (_, chosen, names) => {
  expect(teamChoices(teams, chosen).map(({ name }) => name)).toEqual(names);
});

test.each([
  ['anything', { gender: null, sport: null }, [1, 2, 3]],
  ['women', { gender: 'female', sport: null }, [1, 3]],
  ['a sport', { gender: null, sport: 20 }, [2, 3]],
  ['women in a sport that only men play there', { gender: 'female', sport: 20 }, [3]],
] as const)('schoolChoices lists the schools for %s', (_, chosen, ids) => {
  const schools = [{ id: 1 }, { id: 2 }, { id: 3 }];
  const properties = [
    { participant_group_id: 1, gender: ['female' as const], sport: [{ id: 10, name: 'Hockey' }] },
    { participant_group_id: 2, gender: ['male' as const], sport: [{ id: 20, name: 'Soccer' }] },
  ];
  expect(schoolChoices(schools, properties, chosen).map(({ id }) => id)).toEqual(ids);
});

test('lists the cities of the chosen state', () => {
  const location = (city: string, state: string | null) => ({
    id: 1,
    name: 'Arena',
    city,
    state,
    country: 'US',
  });
  const locations = [
    location('Northfield', 'Minnesota'),
    location('Québec', 'Québec'),
    location('Austin', 'Minnesota'),
    location('Nassau', null),
  ];
  expect(locationChoices(locations, { state: 'Minnesota' })).toEqual({
    states: ['Minnesota', 'Québec'],
    cities: ['Austin', 'Northfield'],
  });
  expect(locationChoices(locations, { state: null }).cities).toHaveLength(4);
});

test('a schedule link contains the alias of a school or team, or its name if it has no alias', () => {
  expect(linkName({ alias: 'northfield', name: 'Northfield' })).toBe('northfield');
  expect(linkName({ alias: null, name: 'Northfield' })).toBe('Northfield');
});
