import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withLazyWorkers } from './lazy-stream-workers';

test('all workers of the installed streaming library are created lazily', () => {
  const library = 'node_modules/@videojs/http-streaming/dist/videojs-http-streaming.es.js';
  const code = withLazyWorkers(readFileSync(library, 'utf8'));
  expect(code.match(/new \w*Worker\(objectUrl\)/g)).toEqual(['new LazyWorker(objectUrl)']);
  expect(code).not.toMatch(/new Worker\(/);
  expect(code).toMatch(/^import \{ LazyWorker \} from ".*\/src\/player\/engine\/lazy-worker\.ts";\n/);
});

test('a library that creates its workers in another way fails the build', () => {
  expect(() => withLazyWorkers('new Worker(url)')).toThrow('no single "new Worker(objectUrl)"');
});
