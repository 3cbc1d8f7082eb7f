import { expect, test } from 'vitest';
import type { Test } from '../../tools/test-runner/reports.ts';
import { judgeStatements, type StatementEvidence } from './judge.ts';

const ran = (outcome: Test['outcome'], file = 'e2e/a.spec.ts', statements = ['guard']): Test => ({
  file,
  title: outcome,
  outcome,
  axe: [],
  statements,
});

const judged = (tests: Test[], more: Partial<StatementEvidence> = {}) =>
  judgeStatements({
    statements: { guard: 'A visitor is sent to log in.' },
    deviations: {},
    tests,
    uncalledBy: () => [],
    ...more,
  });

const shown = { id: 'guard', state: 'shown', problems: [] };
const notShown = (...problems: string[]) => ({ id: 'guard', state: 'not shown', problems });

test.each<[string, Test[], object]>([
  ['a passed test', [ran('passed')], shown],
  ['a test that passed on its second try', [ran('second try')], shown],
  ['two passed tests', [ran('passed'), ran('passed', 'src/b.test.ts')], shown],
  ['no test at all', [], notShown('no test shows it')],
  ['only tests of other statements', [ran('passed', 'e2e/a.spec.ts', [])], notShown('no test shows it')],
  ['a failed test', [ran('failed')], notShown('“e2e/a.spec.ts › failed” failed')],
  ['a skipped test', [ran('skipped')], notShown('“e2e/a.spec.ts › skipped” was skipped')],
  [
    'a failed test next to a passed one',
    [ran('passed'), ran('failed', 'src/b.test.ts')],
    notShown('“src/b.test.ts › failed” failed'),
  ],
])('the judge decides correctly about a statement with %s', (_, tests, verdict) =>
  expect(judged(tests)).toEqual([verdict]),
);

test('the judge fails a test that names an unknown statement', () =>
  expect(judged([ran('passed', 'e2e/a.spec.ts', ['guard', 'gaurd'])])).toEqual([
    shown,
    {
      id: 'gaurd',
      state: 'not shown',
      problems: ['“e2e/a.spec.ts › passed” names it, but no statement has this id'],
    },
  ]));

test('the judge ignores a unit test of a function that the product does not use', () => {
  const uncalledBy = (file: string) => (file === 'src/b.test.ts' ? ['src/b.ts#countWishes'] : []);
  const unit = ran('passed', 'src/b.test.ts');
  expect(judged([unit], { uncalledBy })).toEqual([
    notShown('it is shown only by unit tests of src/b.ts#countWishes, which the product does not use'),
  ]);
  expect(judged([unit, ran('passed')], { uncalledBy })).toEqual([shown]);
});

test('the judge counts a deviation neither as shown nor as a failure, with or without tests', () => {
  const deviations = { guard: 'The guard asks twice.' };
  const deviating = { id: 'guard', state: 'deviates', problems: [] };
  expect(judged([], { deviations })).toEqual([deviating]);
  expect(judged([ran('passed')], { deviations })).toEqual([deviating]);
  expect(judged([ran('failed')], { deviations })).toEqual([notShown('“e2e/a.spec.ts › failed” failed')]);
});
