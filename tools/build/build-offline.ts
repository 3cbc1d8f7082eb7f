import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aliases } from './aliases.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = join(ROOT, 'src/app/offline');

/** Builds one entry into the folder of the built site, and returns the names of the written files. */
async function buildEntry(
  dist: string,
  entry: string,
  names: { script: string; define?: Record<string, string>; format: 'es' | 'iife' },
): Promise<string[]> {
  const { build } = await import('vite');
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: aliases },
    define: names.define ?? {},
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2023',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { [entry]: join(SOURCE, `${entry}.ts`) },
        output: {
          format: names.format,
          hashCharacters: 'base36',
          entryFileNames: names.script,
          assetFileNames: 'assets/offline-[hash:7][extname]',
        },
      },
    },
  });
  const [made] = [result].flat();
  if (!made || !('output' in made)) throw new Error(`${entry} was not built`);
  return made.output.map(({ fileName }) => `/${fileName}`);
}

/**
 * Adds the offline page and the service worker to the built site. The worker contains a version made from all
 * files, so that browsers update it with each new build.
 */
export async function buildOffline(dist: string): Promise<void> {
  const files = await buildEntry(dist, 'offline-entry', {
    script: 'assets/offline-[hash:7].js',
    format: 'es',
  });
  const ending = (suffix: string) => {
    const file = files.find((name) => name.endsWith(suffix));
    if (!file) throw new Error(`the offline page has no ${suffix}`);
    return file;
  };
  const html = readFileSync(join(SOURCE, 'offline.html'), 'utf8')
    .replace('STYLES', ending('.css'))
    .replace('SCRIPT', ending('.js'));
  writeFileSync(join(dist, 'offline.html'), html);
  const assets = readdirSync(join(dist, 'assets')).filter((name) => !/\.(br|gz|map)$/.test(name));
  const version = createHash('sha256')
    .update([html, ...assets.toSorted()].join('\n'))
    .digest('hex')
    .slice(0, 12);
  const shell = { version, files: ['/offline.html', '/favicon.svg', ending('.css'), ending('.js')] };
  await buildEntry(dist, 'service-worker', {
    script: 'service-worker.js',
    format: 'iife',
    define: { SHELL: JSON.stringify(shell) },
  });
}
