import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BUDGETS } from './measured-parts';

const bench = globSync('tools/bench/*.ts', { exclude: ['**/*.test.ts'] })
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** As it stands in the code, where numbers are set in. */
const asWritten = (name: string) => name.replace(/[\d,]*\d(?= events|× | navigations)/, '$');
const stands = (name: string) =>
  asWritten(name)
    .split('$')
    .every((part) => bench.includes(part));

test.each(
  Object.entries(BUDGETS).flatMap(([part, figures]) => figures.map(([of, what]) => [part, of, what])),
)('%s measures what the proof reads: %s, %s', (_, of = '', what = '') => {
  expect({ [of]: stands(of), [what]: stands(what) }).toEqual({ [of]: true, [what]: true });
});
