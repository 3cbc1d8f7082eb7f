import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildFirstView,
  builtRenderer,
  type RenderedFiles,
  readRenderedFiles,
  reportFirstViewFiles,
} from './build-first-view.ts';
import { buildOffline } from './build-offline.ts';
import { codeLoader } from './code-loader.ts';
import { hashOf, inlineHashes } from './content-policy.ts';
import { configFile, DEFAULT_DEPLOYMENT, type Deployment } from './deployment.ts';
import { earlyScript } from './early-script.ts';
import { headerRules } from './header-rules.ts';
import { headersFile, REDIRECTS_FILE } from './headers-file.ts';
import { NGINX_BROTLI, type NginxOptions, nginxServer } from './nginx.ts';
import { packFiles } from './pack-files.ts';

const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');
/** The folder of files for servers, which must not be published. */
export const DIST_SERVER = join(ROOT, 'dist-server');

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Returns the header rules of a built site, with the hashes of its inline code and of the rendered pages'
 * inline styles.
 */
export function rulesOf(deployment: Deployment, dist = DIST) {
  const { scripts, styles } = inlineHashes(readFileSync(join(dist, 'index.html'), 'utf8'));
  const rendered = Object.values(readRenderedFiles(DIST_SERVER)).map(({ css }) => hashOf(css));
  return headerRules(deployment, { scripts, styles: [...new Set([...styles, ...rendered])] });
}

/**
 * Vite is imported lazily. The demo server imports this file but rarely builds, and Vite would take a fifth
 * of its memory.
 */
const loadVite = () => import('vite');

/**
 * Builds the edge as one file without dependencies. The worker's file also imports the built renderer next to
 * it.
 */
async function buildEdge(name: 'serve' | 'worker', target: string, files: RenderedFiles): Promise<void> {
  const { build } = await loadVite();
  await build({
    configFile: false,
    root: ROOT,
    logLevel: 'warn',
    publicDir: false,
    plugins: [builtRenderer],
    define: { FIRST_VIEW_FILES: JSON.stringify(files) },
    ssr: { noExternal: true, target: name === 'worker' ? 'webworker' : 'node' },
    build: {
      ssr: true,
      outDir: join(DIST_SERVER, 'edge'),
      emptyOutDir: false,
      target,
      rolldownOptions: {
        input: { [name]: join(ROOT, `edge/${name}.ts`) },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}

/** Builds `dist/` for a static host, and `dist-server/` with what your own server needs. */
export async function buildSite(deployment: Deployment = DEFAULT_DEPLOYMENT): Promise<void> {
  const { build } = await loadVite();
  let files: RenderedFiles | undefined;
  const filesPlugin = reportFirstViewFiles((found) => {
    files = found;
  });
  await build({ root: ROOT, logLevel: 'warn', plugins: [codeLoader, await earlyScript(), filesPlugin] });
  rmSync(DIST_SERVER, { recursive: true, force: true });
  if (!files) throw new Error('the build did not report its files');
  await buildEdge('worker', 'es2023', files);
  await buildEdge('serve', 'node20', files);
  await buildFirstView(DIST_SERVER, files);
  await buildOffline(DIST);
  await packFiles(DIST);
  configureSite(deployment, DIST, DIST_SERVER);
}

/**
 * Writes the files that depend on the deployment: config.json for each channel, and the headers for every
 * kind of server.
 */
export function configureSite(
  deployment: Deployment,
  dist: string,
  server: string,
  place: NginxOptions = { listen: '80', root: '/usr/share/grandstand' },
): void {
  writeFileSync(join(dist, 'config.json'), json(configFile(deployment, deployment.config)));
  for (const [host, config] of Object.entries(deployment.channels)) {
    mkdirSync(join(dist, 'config'), { recursive: true });
    writeFileSync(join(dist, 'config', `${host}.json`), json(configFile(deployment, config)));
  }
  const rules = rulesOf(deployment, dist);
  const files = globSync('*.*', { cwd: dist })
    .filter((name) => !/\.(br|gz)$/.test(name))
    .map((name) => `/${name}`);
  writeFileSync(join(dist, '_headers'), headersFile(rules, files.sort()));
  writeFileSync(join(dist, '_redirects'), REDIRECTS_FILE);
  mkdirSync(join(server, 'nginx'), { recursive: true });
  writeFileSync(join(server, 'nginx/grandstand.conf'), nginxServer(rules, deployment, place));
  writeFileSync(join(server, 'nginx/grandstand-brotli.conf'), NGINX_BROTLI);
}
