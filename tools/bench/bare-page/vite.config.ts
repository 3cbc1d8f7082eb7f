import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import site from '../../../vite.config.ts';

/** Builds the same video library with the same options as the site, but without the site. */
export default mergeConfig(site, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: fileURLToPath(new URL('../../../.cache/bare-page', import.meta.url)), emptyOutDir: true },
});
