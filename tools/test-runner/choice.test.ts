import { expect, test } from 'vitest';
import { chooseSuites } from './choice';
import { SUITES } from './suites';

const all = Object.keys(SUITES);
const quick = all.filter((name) => SUITES[name]?.usualSeconds.quick !== undefined);

test('npm test runs every suite that has a quick duration', () => {
  const { scope, names, leftOut } = chooseSuites([]);
  expect(scope).toBe('quick');
  expect(names).toEqual(quick);
  expect(leftOut.map(({ name }) => name)).toEqual(all.filter((name) => !quick.includes(name)));
});

test('npm run test:full leaves no suite out', () => {
  expect(chooseSuites(['--full'])).toEqual({ scope: 'full', names: all, leftOut: [] });
});

test('only the named suites run, even slow ones', () => {
  expect(chooseSuites(['unit', 'checks']).names).toEqual(['unit', 'checks']);
});

test('a suite named with a minus is left out', () => {
  const { names, leftOut } = chooseSuites(['-stories']);
  expect(names).toEqual(quick.filter((name) => name !== 'stories'));
  expect(leftOut).toContainEqual({ name: 'stories', reason: 'not wanted' });
});

test.each([
  ['by name without its sources', ['--full', 'spec']],
  ['in a quick run', ['spec', 'unit', 'integration', 'faults', 'checks', 'e2e']],
  ['without one of its sources', ['--full', '-faults']],
])('the suite of statements is left out %s, with the reason', (_, words) => {
  const { names, leftOut } = chooseSuites(words);
  expect(names).not.toContain('spec');
  expect(leftOut.find(({ name }) => name === 'spec')?.reason).toContain('it reads what a full run of');
});

test('an unknown suite is rejected with the list of suites', () => {
  expect(() => chooseSuites(['unit', 'none-such'])).toThrow(
    /No suite is called none-such. There are: generated, build, .*states/,
  );
});

test('a full run removes the records of earlier runs, which later suites would read', () => {
  expect(SUITES.stories?.records).toContain('.cache/states');
});

test('the usual durations of the suites add up to at most 8 minutes for a quick run and 35 for a full one', () => {
  const sum = (scope: 'quick' | 'full') =>
    Object.values(SUITES).reduce(
      (total, { usualSeconds, isAlone }) => total + (usualSeconds[scope] ?? 0) / (isAlone ? 1 : 2),
      0,
    );
  expect(sum('quick')).toBeLessThanOrEqual(8 * 60);
  expect(sum('full')).toBeLessThanOrEqual(35 * 60);
});
