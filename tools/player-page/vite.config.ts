import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';
import site from '../../vite.config.ts';

/** Builds the player alone, with the site's options. */
export default mergeConfig(site, {
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'error',
  build: { outDir: fileURLToPath(new URL('../../.cache/player-page', import.meta.url)), emptyOutDir: true },
});
