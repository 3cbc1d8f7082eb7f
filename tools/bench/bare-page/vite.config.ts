import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import site from '../../../vite.config.ts';

/** The same library and the same build as the site's, without the site. */
export default mergeConfig(site, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: fileURLToPath(new URL('../../../.cache/bare-page', import.meta.url)), emptyOutDir: true },
});
