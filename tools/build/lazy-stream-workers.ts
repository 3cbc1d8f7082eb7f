import { join } from 'node:path';
import type { Plugin } from 'vite';

const LAZY_WORKER = join(import.meta.dirname, '../../src/player/engine/lazy-worker.ts');
const CREATION = 'new Worker(objectUrl)';

/** Makes the streaming library create workers whose threads start when they are needed. */
export function withLazyWorkers(code: string): string {
  if (code.split(CREATION).length !== 2) throw new Error(`the streaming library has no single "${CREATION}"`);
  return `import { LazyWorker } from ${JSON.stringify(LAZY_WORKER)};\n${code.replace(CREATION, 'new LazyWorker(objectUrl)')}`;
}

/** Edits the streaming library during the build. */
export const lazyStreamWorkers: Plugin = {
  name: 'lazy-stream-workers',
  apply: 'build',
  transform: {
    filter: { id: /\/@videojs\/http-streaming\/dist\/videojs-http-streaming\.es\.js$/ },
    handler: (source) => ({ code: withLazyWorkers(source), map: null }),
  },
};
