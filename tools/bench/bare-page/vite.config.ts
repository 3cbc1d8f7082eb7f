import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import site from '../../../vite.config.ts';
import { lazyStreamWorkers } from '../../build/lazy-stream-workers.ts';

/** The site's options, but the video library as it is published. */
const options = { ...site, plugins: site.plugins?.filter((plugin) => plugin !== lazyStreamWorkers) ?? [] };

/** Builds the same video library as the site, but without the site. */
export default mergeConfig(options, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: fileURLToPath(new URL('../../../.cache/bare-page', import.meta.url)), emptyOutDir: true },
});
