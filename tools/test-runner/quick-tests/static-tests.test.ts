import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const E2E = join(import.meta.dirname, '../../../e2e');
const staticTests: Record<string, string[]> = JSON.parse(
  readFileSync(join(E2E, 'static-tests.json'), 'utf8'),
);

test.each(Object.entries(staticTests))(
  'the tests of %s that also run with the static server exist by these titles',
  (file, listed) => {
    const source = readFileSync(join(E2E, file), 'utf8');
    const titles = [...source.matchAll(/test\(\s*'([^']+)'/g)].map(([, title = '']) => title);
    for (const title of listed)
      expect(
        titles.some((own) => title.endsWith(own)),
        title,
      ).toBe(true);
  },
);
