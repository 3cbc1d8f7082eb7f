import { expect, test } from 'vitest';
import { type ExplainedSurvivor, killedPercent, type MutantResult, toOutcome, toReport } from './report.ts';

const SOURCE = ['export function isOpen(day: number): boolean {', '  return day > 1 && day < 6;', '}'].join(
  '\n',
);

/** Creates the result of a mutant that replaces part of the second line. */
const mutant = (from: string, replacement: string, status: string): MutantResult => {
  const line = SOURCE.split('\n')[1] ?? '';
  const column = line.indexOf(from) + 1;
  return {
    fileName: 'src/is-open.ts',
    location: { start: { line: 2, column }, end: { line: 2, column: column + from.length } },
    replacement,
    status,
  };
};

const explained: ExplainedSurvivor = {
  file: 'src/is-open.ts',
  line: 'return day > 1 && day < 6;',
  from: 'day > 1',
  to: 'day >= 1',
  reason: 'There is no first day.',
};

const outcomeOf = (results: MutantResult[], explanations: ExplainedSurvivor[] = []) =>
  toOutcome(results, () => SOURCE, explanations);

test('a mutant is killed by a failure or a timeout, and survives where all tests pass or no test reaches it', () => {
  const outcome = outcomeOf([
    mutant('day > 1', 'true', 'Killed'),
    mutant('day > 1', 'false', 'Timeout'),
    mutant('day < 6', 'true', 'Survived'),
    mutant('day < 6', 'false', 'NoCoverage'),
    mutant('day < 6', 'day', 'RuntimeError'),
  ]);
  expect(outcome.killed).toBe(2);
  expect(outcome.survivors.map(({ to }) => to)).toEqual(['true', 'false']);
  expect(outcome.invalid).toBe(1);
  expect(killedPercent(outcome)).toBe(50);
});

test('a surviving mutant gets the reason that is recorded for its change', () => {
  const { survivors, outdated } = outcomeOf(
    [mutant('day > 1', 'day >= 1', 'Survived'), mutant('day > 1', 'day <= 1', 'Survived')],
    [explained],
  );
  expect(survivors.map(({ to, reason }) => [to, reason])).toEqual([
    ['day >= 1', 'There is no first day.'],
    ['day <= 1', null],
  ]);
  expect(outdated).toEqual([]);
});

test('a reason is outdated once its mutant is killed, unless its file was not mutated', () => {
  const other = { ...explained, file: 'src/other.ts' };
  const { outdated } = outcomeOf([mutant('day > 1', 'day >= 1', 'Killed')], [explained, other]);
  expect(outdated).toEqual([explained]);
});

test('a mutant of several lines is named by its code on one line', () => {
  const result = {
    fileName: 'src/is-open.ts',
    location: { start: { line: 1, column: 46 }, end: { line: 3, column: 2 } },
    replacement: '{}',
    status: 'Survived',
  };
  expect(outcomeOf([result]).survivors).toMatchObject([
    {
      line: 'export function isOpen(day: number): boolean {',
      from: '{ return day > 1 && day < 6; }',
      to: '{}',
      lineNumber: 1,
    },
  ]);
});

test('the mutants report names survivors with their reasons, and fails a group below its threshold', () => {
  const outcome = outcomeOf(
    [
      mutant('day > 1', 'day >= 1', 'Survived'),
      mutant('day < 6', 'true', 'NoCoverage'),
      mutant('day', '1', 'Killed'),
    ],
    [explained],
  );
  const report = toReport('opening', outcome, 90, 7.2);
  expect(report).toContain(
    'src/is-open.ts:2  return day > 1 && day < 6;\n    day > 1  →  day >= 1\n    There is no first day.',
  );
  expect(report).toContain('day < 6  →  true\n    no reason given');
  expect(report).toContain('✗ opening: 1 killed, 2 survived, 33.3 % (at least 90 %), 0 invalid, 7 s');
  expect(toReport('opening', outcome, 33, 7.2)).toContain('✓ opening');
});

test('a group without mutants has no score', () => {
  expect(killedPercent(outcomeOf([]))).toBe(0);
});
