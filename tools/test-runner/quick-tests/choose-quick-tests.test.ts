import { expect, test } from 'vitest';
import { chooseQuickTests, toPatterns, toTestList } from './choose-quick-tests';
import { STATIC_PROJECT, timedTests } from './timed-tests';

const timed = (title: string, seconds: number, file = 'buy.spec.ts') => ({ file, title, seconds });

const TESTS = [
  timed('pays', 3),
  timed('refunds', 9),
  timed('lists', 1),
  timed('waits', 20, 'watch.spec.ts'),
  timed('plays', 7, 'watch.spec.ts'),
];

test.each<[share: number, titles: string[]]>([
  [0, []],
  [0.25, ['lists', 'pays']],
  [0.3, ['lists', 'pays', 'plays']],
  [1, ['lists', 'pays', 'plays', 'refunds', 'waits']],
])(
  'with %d of all seconds, a quick run has the quickest test of each file and then the quickest others',
  (share, titles) => {
    expect(
      chooseQuickTests(TESTS, share)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(titles);
  },
);

test('a quick run has no test of a file whose quickest test would take more than a tenth of the run', () => {
  const slowFile = [timed('walks through every page', 80, 'french.spec.ts')];
  const quick = chooseQuickTests([...TESTS, ...slowFile], 0.3);
  expect(quick.map(({ file }) => file)).not.toContain('french.spec.ts');
});

test('quick tests are listed by file and title, in order', () => {
  expect(toTestList([timed('waits', 20, 'watch.spec.ts'), timed('refunds', 9), timed('pays', 3)])).toEqual({
    'buy.spec.ts': ['pays', 'refunds'],
    'watch.spec.ts': ['waits'],
  });
});

test('a quick test is recognised by its file and whole title, whatever characters they contain', () => {
  const [pattern] = toPatterns({ 'buy.spec.ts': ['a card (4242) pays'] });
  expect(pattern?.test('edge buy.spec.ts a card (4242) pays')).toBe(true);
  expect(pattern?.test('edge buy.spec.ts a card (4242) pays twice')).toBe(false);
  expect(pattern?.test('edge orders.spec.ts a card (4242) pays')).toBe(false);
});

const ranIn = (projectName: string, ...durations: number[]) => ({
  projectName,
  status: 'expected',
  annotations: [],
  results: durations.map((duration) => ({ duration })),
});
const ran = (...durations: number[]) => ranIn('edge', ...durations);

test('test durations come from the edge project of Playwright’s report, and from the second try if there was one', () => {
  const report = {
    config: { metadata: { scope: 'full' } },
    stats: { startTime: '2026-11-20T10:00:00Z', expected: 2, unexpected: 0, flaky: 0, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [
          {
            file: 'buy.spec.ts',
            title: 'pays',
            tests: [ran(90_000, 3_000), ranIn(STATIC_PROJECT, 2_000)],
          },
        ],
        suites: [
          {
            title: 'in French',
            specs: [{ file: 'buy.spec.ts', title: 'pays', tests: [ran(1_500)] }],
          },
        ],
      },
    ],
  };
  expect(timedTests.parse(report)).toEqual({
    isFull: true,
    tests: [timed('pays', 3), timed('in French pays', 1.5)],
  });
  const quick = { ...report, config: { metadata: { scope: 'quick' } } };
  expect(timedTests.parse(quick).isFull).toBe(false);
});
