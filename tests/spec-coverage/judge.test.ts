import { expect, test } from 'vitest';
import type { Test } from '../../tools/test-runner/reports.ts';
import { judgeRows } from './judge.ts';
import type { Row } from './row.ts';

const ran = (title: string, outcome: Test['outcome'], file = 'e2e/a.spec.ts'): Test => ({
  file,
  title,
  outcome,
  axe: [],
});
const RUN = [
  ran('guards › from /buy', 'passed'),
  ran('guards › from /login', 'passed'),
  ran('slow', 'second try'),
  ran('breaks', 'failed'),
  ran('waits', 'skipped'),
  ran('mixed: one', 'passed'),
  ran('mixed: two', 'failed'),
  ran('elsewhere', 'passed', 'src/b.test.ts'),
];

test.each<[string, string[], string[]]>([
  ['passed', ['e2e/a.spec.ts › guards › from /buy'], []],
  ['passed, by a part of the title', ['e2e/a.spec.ts › guards'], []],
  ['passed on the second try', ['e2e/a.spec.ts › slow'], []],
  ['by two tests', ['e2e/a.spec.ts › slow', 'src/b.test.ts › elsewhere'], []],
  ['failed', ['e2e/a.spec.ts › breaks'], ['“e2e/a.spec.ts › breaks” failed']],
  ['left out', ['e2e/a.spec.ts › waits'], ['“e2e/a.spec.ts › waits” was left out']],
  ['one of them failed', ['e2e/a.spec.ts › mixed'], ['“e2e/a.spec.ts › mixed: two” failed']],
  [
    'a good one beside a bad one',
    ['e2e/a.spec.ts › slow', 'e2e/a.spec.ts › breaks'],
    ['“e2e/a.spec.ts › breaks” failed'],
  ],
  ['of another file', ['e2e/a.spec.ts › elsewhere'], ['no test is called “e2e/a.spec.ts › elsewhere”']],
  ['gone', ['e2e/a.spec.ts › gone'], ['no test is called “e2e/a.spec.ts › gone”']],
  ['in a file that did not run', ['e2e/c.spec.ts › slow'], ['no test of e2e/c.spec.ts ran']],
  ['named by its file alone', ['e2e/a.spec.ts'], ['“e2e/a.spec.ts” is no file and title']],
  ['none', [], ['no test shows it']],
])('a row whose test is %s', (_, shownBy, faults) => {
  // What the type forbids is tried here, too.
  const row = { id: 'guard', says: 'somebody is kept out', shownBy } as unknown as Row;
  expect(judgeRows([row], RUN)).toEqual([{ id: 'guard', faults }]);
});

test('two rows of one name are told', () => {
  const row: Row = { id: 'guard', says: 'somebody is kept out', shownBy: ['e2e/a.spec.ts › slow'] };
  expect(judgeRows([row, row], RUN).map(({ faults }) => faults)).toEqual([
    [],
    ['another row has the same name'],
  ]);
});
