import type { Participant } from '@generated/model';
import { expect, test } from 'vitest';
import { followOptions, matchingOptions } from './follow-options';

const team = (id: number, name: string, school: string) =>
  ({ id, name, groups: [{ name: school }], images: [{ url: `/crest/${id}` }] }) as unknown as Participant;

const options = followOptions({
  teams: [team(2, 'Lakeside Otters', 'Lakeside State'), team(1, 'Falcons', 'Université du Nord')],
  schools: [
    { id: 8, name: 'Lakeside State', alias: null, image: '/crest/school' },
    { id: 7, name: 'Cedar Valley', alias: null, image: null },
  ],
  sports: [
    { id: 1, name: 'Hockey', children: [{ id: 11, name: 'High school', children: [] }] },
    { id: 2, name: 'Volleyball', children: [] },
  ],
});
const names = (typed: string) => matchingOptions(options, typed).map(({ kind, name }) => `${kind} ${name}`);

test('followOptions sorts teams and schools by name and keeps the channel’s order of sports', () => {
  expect(options.team.map(({ name }) => name)).toEqual(['Falcons', 'Lakeside Otters']);
  expect(options.school.map(({ name }) => name)).toEqual(['Cedar Valley', 'Lakeside State']);
  expect(options.sport.map(({ name, detail }) => [name, detail])).toEqual([
    ['Hockey', ''],
    ['High school', 'Hockey'],
    ['Volleyball', ''],
  ]);
});

test.each([
  ['lakes', ['school Lakeside State', 'team Lakeside Otters']],
  ['hock', ['sport Hockey', 'sport High school']],
  ['universite nord', ['team Falcons']],
  ['zzz', []],
])(
  'matchingOptions finds options whose name, school or sport has a word that starts with “%s”',
  (typed, expected) => {
    expect(names(typed)).toEqual(expected);
  },
);
