import { expect, test } from 'vitest';
import { type Figure, formatTable, isWithin } from './figures.ts';

const figure = (change: Partial<Figure>): Figure => ({
  of: 'home',
  what: 'JavaScript',
  value: 1,
  unit: 'KB',
  ...change,
});

test.each<[string, Partial<Figure>, boolean]>([
  ['at its budget', { value: 140, budget: 140 }, true],
  ['over its budget', { value: 140.001, budget: 140 }, false],
  ['at the least it may be', { value: 95, budget: 95, atLeast: true }, true],
  ['below the least it may be', { value: 94, budget: 95, atLeast: true }, false],
  ['without a budget', { value: 1e9 }, true],
  ['not measured', { value: Number.NaN, budget: 5 }, false],
  ['not measured, without a budget', { value: Number.NaN }, false],
])('isWithin handles a figure %s', (_, change, within) => {
  expect(isWithin(figure(change))).toBe(within);
});

test('the table of figures aligns its columns and marks figures over budget', () => {
  const lines = formatTable([
    {
      name: 'sizes',
      figures: [figure({ value: 139.4, budget: 140 }), figure({ value: 0.02, budget: 0.01, unit: '' })],
    },
  ]).split('\n');
  expect(lines).toEqual([
    '   part   of    figure      measured  budget',
    '✓  sizes  home  JavaScript  139.4 KB  ≤ 140',
    '✗  sizes  home  JavaScript  0.02      ≤ 0.01',
  ]);
});
