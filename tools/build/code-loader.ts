import { join } from 'node:path';
import type { Plugin } from 'vite';

const LOAD_CODE = join(import.meta.dirname, '../../src/app/start-up/load-code.ts');

/** Makes the build load code by `load-code.ts` instead of Vite's own function. */
export const codeLoader: Plugin = {
  name: 'code-loader',
  enforce: 'pre',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadCode as __vitePreload } from ${JSON.stringify(LOAD_CODE)};`,
  },
};
