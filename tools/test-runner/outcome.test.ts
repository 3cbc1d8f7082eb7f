import { expect, test } from 'vitest';
import { countedOutcome, playwrightOutcome, readOutcome, scriptOutcome, vitestOutcome } from './outcome';

const vitest = (over: object = {}) =>
  JSON.stringify({
    numPassedTests: 2,
    numFailedTests: 0,
    numPendingTests: 1,
    testResults: [],
    ...over,
  });

test('vitestOutcome takes the counts from Vitest’s report', () => {
  expect(vitestOutcome(vitest(), 0, '/repo')).toEqual({
    passed: 2,
    failed: 0,
    skipped: 1,
    failures: [],
    retried: [],
  });
});

test('a failed Vitest test is named by its project, file and titles, with its message', () => {
  const test = {
    ancestorTitles: ['prices'],
    title: 'adds the fee',
    status: 'failed',
    failureMessages: ['expected 1 to be 2\n    at node_modules/vitest/x.js:1'],
  };
  const report = vitest({
    numFailedTests: 1,
    testResults: [{ name: '/repo/src/a.test.ts', status: 'failed', assertionResults: [test] }],
  });
  const { failed, failures } = vitestOutcome(report, 1, '/repo');
  expect(failed).toBe(1);
  expect(failures).toEqual(['  ✗ src/a.test.ts › prices › adds the fee\n    expected 1 to be 2']);
});

test('a test file that did not load counts as a failure', () => {
  const report = vitest({
    testResults: [
      { name: '/repo/src/a.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  });
  expect(vitestOutcome(report, 1, '/repo')).toMatchObject({
    failed: 1,
    failures: ['  ✗ src/a.test.ts\n    no such module'],
  });
});

test('a Vitest run that exits with an error but without a failed test is a failure', () => {
  expect(vitestOutcome(vitest(), 1, '/repo').failed).toBe(1);
});

const playwright = (status: string, stats: object, errors: object[] = []) =>
  JSON.stringify({
    config: { metadata: { scope: 'full' } },
    stats: { startTime: '2026-11-20T10:00:00Z', expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    errors,
    suites: [
      {
        title: 'buy.spec.ts',
        specs: [],
        suites: [
          {
            title: 'a pass',
            specs: [
              {
                file: 'buy.spec.ts',
                title: 'is paid once',
                tests: [
                  {
                    projectName: 'static',
                    status,
                    annotations: [],
                    results: [
                      { duration: 1, errors: [{ message: 'two charges' }] },
                      { duration: 1, errors: [] },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  });

test('a failed browser test is named by its project, file and titles, with its message', () => {
  expect(playwrightOutcome(playwright('unexpected', { unexpected: 1 }), 1)).toMatchObject({
    failed: 1,
    failures: ['  ✗ [static] e2e/buy.spec.ts › a pass › is paid once\n    two charges'],
  });
});

test('a browser test that passed on its second try counts as passed and is named', () => {
  expect(playwrightOutcome(playwright('flaky', { flaky: 1, expected: 3 }), 0)).toEqual({
    passed: 4,
    failed: 0,
    skipped: 0,
    failures: [],
    retried: ['[static] e2e/buy.spec.ts › a pass › is paid once'],
  });
});

test('an error outside of the browser tests is a failure', () => {
  const report = playwright('expected', { expected: 1 }, [{ message: 'port in use' }]);
  expect(playwrightOutcome(report, 1)).toMatchObject({
    failed: 1,
    failures: ['  ✗ outside of any test\n    port in use'],
  });
});

test('a script passes or fails as a whole, and its last output is shown on failure', () => {
  expect(scriptOutcome(0, 'fine')).toMatchObject({ passed: 1, failed: 0, failures: [] });
  expect(scriptOutcome(1, 'src/a.ts: unused')).toMatchObject({
    failed: 1,
    failures: ['    src/a.ts: unused'],
  });
});

test('counts that contradict the exit code are a failure', () => {
  const count = JSON.stringify({ passed: 3, failed: 0, skipped: 0 });
  expect(countedOutcome(count, 0, '')).toMatchObject({ passed: 3, failed: 0 });
  expect(countedOutcome(count, 1, '').failed).toBe(1);
  const retried = JSON.stringify({ passed: 3, failed: 0, skipped: 0, retried: ['Firefox: home opens'] });
  expect(countedOutcome(retried, 0, '').retried).toEqual(['Firefox: home opens']);
});

test('a missing report counts as a failure, whose text says so', () => {
  const outcome = readOutcome('none-such.json', 'boom', () => scriptOutcome(0, ''));
  expect(outcome.failed).toBe(1);
  expect(outcome.failures.join('\n')).toMatch(/no report that can be read[\s\S]*boom/);
});
