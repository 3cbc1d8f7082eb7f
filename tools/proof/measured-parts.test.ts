import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUDGETS } from './measured-parts';

const bench = globSync('tools/bench/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** Returns a figure's name as written in the code, where numbers are interpolated. */
const asWritten = (name: string) => name.replace(/[\d,]*\d(?= events|× | navigations)/, '$');
const isInBench = (name: string) =>
  asWritten(name)
    .split('$')
    .every((part) => bench.includes(part));

test.each(
  Object.entries(BUDGETS).flatMap(([part, figures]) => figures.map(([of, what]) => [part, of, what])),
)('the bench "%s" measures the figure that the proof reads: %s, %s', (_, of = '', what = '') => {
  expect({ [of]: isInBench(of), [what]: isInBench(what) }).toEqual({ [of]: true, [what]: true });
});
