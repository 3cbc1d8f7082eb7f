import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { streamTests } from './cases/streams';

const E2E = join(import.meta.dirname, '../../e2e');

afterAll(() => {
  for (const [place, { file, title }] of Object.entries(streamTests))
    console.log(`a stream that fails in ${place}, in a browser: e2e/${file}: ${title}`);
});

test.each(Object.entries(streamTests))(
  'a browser test proves what a viewer sees of a stream that fails in %s',
  (_, { file, title }) => {
    expect(readFileSync(join(E2E, file), 'utf8')).toContain(`'${title}'`);
  },
);
