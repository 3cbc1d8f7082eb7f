import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readReports } from './reports';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'proof-'));
  mkdirSync(join(cache, 'test-reports'));
  mkdirSync(join(cache, 'bench'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const write = (file: string, body: unknown) =>
  writeFileSync(join(cache, file), typeof body === 'string' ? body : JSON.stringify(body));

test('an absent report is missing, and one that is not JSON or has another format is broken', () => {
  write('test-reports/unit.json', '{"startTime": 17');
  write('test-reports/checks.json', { startTime: 1, tests: [] });
  write('bench/report.json', { parts: [{ name: 'start', figures: [] }] });
  const { unit, checks, bench, e2e } = readReports(cache);
  expect([unit.is, checks.is, bench.is, e2e.is]).toEqual(['broken', 'broken', 'broken', 'missing']);
});

test('reads outcomes, statements, axe checks and crashed files from Vitest’s report', () => {
  const axeCheck = (violations: unknown[]) => ({ reports: [{ type: 'a11y', result: { violations } }] });
  write('test-reports/stories.json', {
    startTime: 1_795_302_988_537,
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [
          {
            ancestorTitles: ['a list', 'that fails'],
            title: 'says so',
            status: 'passed',
            meta: { ...axeCheck([]), 'shows: log in': true },
          },
          { ancestorTitles: [], title: 'looks', status: 'failed', meta: axeCheck([{}, {}]) },
          { ancestorTitles: [], title: 'waits', status: 'pending' },
        ],
      },
      { name: 'b', status: 'failed', assertionResults: [] },
    ],
  });
  expect(readReports(cache).stories).toEqual({
    is: 'there',
    at: new Date(1_795_302_988_537),
    body: [
      {
        file: 'a',
        title: 'a list › that fails › says so',
        outcome: 'passed',
        axe: [0],
        statements: ['log in'],
      },
      { file: 'a', title: 'looks', outcome: 'failed', axe: [2], statements: [] },
      { file: 'a', title: 'waits', outcome: 'skipped', axe: [], statements: [] },
      { file: 'b', title: '', outcome: 'failed', axe: [], statements: [] },
    ],
  });
});

test('reads nested tests, the steps of the last attempt and errors outside of tests from Playwright’s report', () => {
  const spec = (file: string, status: string, ...tries: unknown[][]) => ({
    file,
    title: status,
    tests: [
      {
        projectName: 'edge',
        status,
        annotations: SHOWN,
        results: tries.map((steps) => ({ duration: 1, steps })),
      },
    ],
  });
  const SHOWN = [{ type: 'statement', description: 'log in' }, { type: 'slow' }];
  const axe = { title: 'axe' };
  write('test-reports/e2e.json', {
    config: { metadata: { scope: 'full' } },
    stats: {
      startTime: '2026-11-20T10:00:00.000Z',
      expected: 1,
      unexpected: 1,
      flaky: 1,
      skipped: 0,
    },
    errors: [{ message: 'no server' }],
    suites: [
      {
        title: 'a',
        specs: [spec('a', 'expected', [{ title: 'logs in', steps: [axe] }, axe])],
        suites: [
          {
            title: 'offline',
            specs: [spec('b', 'flaky', [{ ...axe, error: {} }], [axe]), spec('c', 'unexpected', [])],
          },
        ],
      },
    ],
  });
  expect(readReports(cache).e2e).toEqual({
    is: 'there',
    at: new Date('2026-11-20T10:00:00Z'),
    body: [
      { file: 'a', title: 'expected', outcome: 'passed', axe: [0, 0], statements: ['log in'] },
      { file: 'b', title: 'offline › flaky', outcome: 'second try', axe: [0], statements: ['log in'] },
      { file: 'c', title: 'offline › unexpected', outcome: 'failed', axe: [], statements: ['log in'] },
      { file: '', title: '', outcome: 'failed', axe: [], statements: [] },
    ],
  });
});

test('reads a figure that could not be measured as NaN', () => {
  const figures = [{ of: 'home', what: 'seo', value: null, unit: '', budget: 100, atLeast: true }];
  write('bench/report.json', { parts: [{ name: 'lighthouse', at: '2026-11-20T10:00:00.000Z', figures }] });
  const { bench } = readReports(cache);
  expect(bench.is === 'there' && bench.body[0]?.figures[0]?.value).toBeNaN();
});
