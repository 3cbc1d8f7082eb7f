import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Test } from '../test-runner/reports';
import { claims, type Evidence, TEST_FILES } from './claims';
import type { LineState } from './lines';
import type { Report, Reports } from './reports';
import { en } from './words-en';
import { fr } from './words-fr';

const BEFORE = new Date('2026-11-20T08:00:00Z');
const CHANGED = new Date('2026-11-20T09:00:00Z');
const AFTER = new Date('2026-11-20T10:00:00Z');

const READABLE = {};
const themes = { demo: READABLE, dark: READABLE, light: READABLE, loud: READABLE, 'low contrast': READABLE };
const MISSING = { is: 'missing' } as const;
const NO_REPORTS: Reports = {
  unit: MISSING,
  integration: MISSING,
  faults: MISSING,
  checks: MISSING,
  stories: MISSING,
  e2e: MISSING,
  states: MISSING,
  matrix: MISSING,
  bench: MISSING,
};

const there = <T>(body: T, at = AFTER): Report<T> => ({ is: 'there', at, body });
const ran = (file: string, outcome: Test['outcome'] = 'passed', axe: number[] = []): Test => ({
  file,
  title: 'passes',
  outcome,
  axe,
  statements: [],
});

function linesOf(reports: Partial<Reports>, words = en) {
  const evidence: Evidence = {
    reports: { ...NO_REPORTS, ...reports },
    since: CHANGED,
    now: AFTER,
    themes,
    matrixParts: ['buying', 'calls'],
  };
  return claims(evidence, words).flatMap(({ name, lines }) => lines.map((line) => ({ name, ...line })));
}

const line = (reports: Partial<Reports>, what: string) =>
  linesOf(reports).find((one) => one.what.startsWith(what));

const CONFORMANCE = '/somewhere/tests/conformance/conformance.integration.test.ts';
const SETTLED = 'buy-settlement.spec.ts';
const MATRIX = { tried: 46, passed: 46, crashed: ['getEvent: null'], failed: [], parts: ['buying', 'calls'] };
const STATES = { at: AFTER.toISOString(), shown: 305, missing: [], excepted: 11, stories: 583 };
const figure = (value: number) => ({
  of: 'home, first view',
  what: 'JavaScript, gzip',
  value,
  unit: 'KB',
  budget: 140,
});
const start = (value: number, at = AFTER): Partial<Reports> => ({
  bench: there([{ name: 'start', at: at.toISOString(), figures: [figure(value)] }]),
});

const CASES: [string, Partial<Reports>, string, LineState, string][] = [
  [
    'tests that pass',
    { integration: there([ran(CONFORMANCE), ran('/src/a.test.ts', 'failed')]) },
    en.conformance,
    'holds',
    '1 test passed, 0 failed',
  ],
  [
    'one that fails',
    { integration: there([ran(CONFORMANCE), ran(CONFORMANCE, 'failed')]) },
    en.conformance,
    'fallsShort',
    '1 test passed, 1 failed',
  ],
  [
    'none but skipped',
    { e2e: there([ran(SETTLED, 'skipped')]) },
    en.chargesInBrowser,
    'fallsShort',
    '0 tests passed, 0 failed, 1 skipped',
  ],
  [
    'passed the second time',
    { e2e: there([ran(SETTLED, 'second try')]) },
    en.chargesInBrowser,
    'holds',
    '1 test passed, 0 failed, 1 on the second try only',
  ],
  [
    'no such tests',
    { integration: there([ran('/src/a.test.ts')]) },
    en.conformance,
    'missing',
    en.noSuchTests,
  ],
  ['no output', {}, en.conformance, 'missing', en.missing],
  ['broken output', { integration: { is: 'broken' } }, en.conformance, 'missing', en.broken],
  [
    'older than the sources',
    { integration: there([ran(CONFORMANCE)], BEFORE) },
    en.conformance,
    'old',
    `1 test passed, 0 failed; ${en.oldNote}`,
  ],
  [
    'old and failing',
    { integration: there([ran(CONFORMANCE, 'failed')], BEFORE) },
    en.conformance,
    'fallsShort',
    '0 tests passed, 1 failed',
  ],
  [
    'every story looked at',
    { stories: there([ran('a', 'passed', [0]), ran('b', 'passed', [0])]) },
    en.storiesAxe,
    'holds',
    '2 looks through axe, no violation',
  ],
  [
    'a story not looked at',
    { stories: there([ran('a', 'passed', [0]), ran('b')]) },
    en.storiesAxe,
    'fallsShort',
    '1 look through axe, no violation; 1 story not looked at',
  ],
  [
    'a violation',
    { e2e: there([ran('a', 'failed', [0, 1]), ran('b')]) },
    en.e2eAxe,
    'fallsShort',
    '2 looks through axe, 1 with violations',
  ],
  ['no looks at all', { e2e: there([ran('a')]) }, en.e2eAxe, 'missing', en.noSuchTests],
  ['within budget', start(139.98), 'Home, first view: JavaScript', 'holds', '140 KB (at most 140 KB)'],
  ['over budget', start(141), 'Home, first view: JavaScript', 'fallsShort', '141 KB (at most 140 KB)'],
  [
    'not measurable',
    start(Number.NaN),
    'Home, first view: JavaScript',
    'fallsShort',
    '? KB (at most 140 KB)',
  ],
  [
    'measured before',
    start(100, BEFORE),
    'Home, first view: JavaScript',
    'old',
    `100 KB (at most 140 KB); ${en.oldNote}`,
  ],
  ['another part alone', { bench: there([]) }, 'Home, first view: JavaScript', 'missing', en.missing],
  ['all states', { states: there(STATES) }, en.coverage, 'holds', '305 of 305, 11 excepted, by 583 stories'],
  [
    'a state missing',
    { states: there({ ...STATES, missing: ['getEvent 404'] }) },
    en.coverage,
    'fallsShort',
    '305 of 306, 11 excepted, by 583 stories',
  ],
  [
    'every fault',
    { matrix: there(MATRIX) },
    en.matrix,
    'holds',
    '46 tried, 46 passed; in 1 the screen says that it stopped working',
  ],
  [
    'a fault that breaks a screen',
    { matrix: there({ ...MATRIX, passed: 45, failed: ['getEvent: 500'] }) },
    en.matrix,
    'fallsShort',
    '46 tried, 45 passed; in 1 the screen says that it stopped working',
  ],
  [
    'part of the matrix',
    { matrix: there({ ...MATRIX, parts: ['calls'] }) },
    en.matrix,
    'fallsShort',
    '46 tried, 46 passed; in 1 the screen says that it stopped working; not all of it was run (without buying)',
  ],
];

test.each(CASES)('the proof’s line is correct for: %s', (_, reports, what, state, figure) => {
  expect(line(reports, what)).toMatchObject({ state, figure: figure });
});

test('without any report, only the lines about colours hold, and every line has its command', () => {
  const lines = linesOf({});
  const by = Map.groupBy(lines, ({ state }) => state);
  expect(new Set(by.get('holds')?.map(({ name }) => name))).toEqual(new Set(['contrast']));
  expect(by.get('holds')).toHaveLength(10);
  expect([...by.keys()].sort()).toEqual(['holds', 'missing']);
  for (const { command } of lines) expect(command).toMatch(/^npm (test --|run) [a-z]/);
});

test('both languages of the proof make the same claims', () => {
  const bare = (words: typeof en) =>
    linesOf(start(141), words).map(({ name, state, command, at }) => ({ name, state, command, at }));
  expect(bare(fr)).toEqual(bare(en));
});

test('the French proof repeats no English sentence', () => {
  const english = new Set(linesOf({}).map(({ what }) => what));
  expect(linesOf({}, fr).filter(({ what }) => english.has(what))).toEqual([]);
});

test.each(Object.entries(TEST_FILES))(
  'the line “%s” of the proof counts test files that exist',
  (_, pattern) => {
    const files = globSync('{src,tests,packages,e2e}/**/*.{test,spec}.{ts,tsx}');
    expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
  },
);
