import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { type MockServer, type MockServerOptions, startMockServer } from './mock-server.ts';
import { siteFiles } from './site-files.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** The stand-ins are built apart: what is in `dist` is what a production site gets. */
const STAND_INS = join(ROOT, '.cache/stand-ins');

const CONFIG = JSON.stringify({ hosts: {}, demo: true });

/** What every build is made from, beside its own sources. */
const SHARED = ['package-lock.json', 'vite.config.ts'];

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: ROOT }).map((file) => statSync(join(ROOT, file)).mtimeMs));

function isOld(made: string, sources: string[]): boolean {
  return !existsSync(made) || newest(sources) > statSync(made).mtimeMs;
}

/** Builds what is missing, or older than what it is made from. */
export async function buildWhenNeeded(): Promise<void> {
  if (
    isOld(join(DIST, 'index.html'), [
      ...SHARED,
      'index.html',
      'src/**/*.*',
      'generated/**/*.ts',
      'public/**/*.*',
    ])
  )
    await build({ root: ROOT, logLevel: 'warn' });
  await buildStandInsWhenNeeded();
}

export async function buildStandInsWhenNeeded(): Promise<void> {
  if (
    isOld(join(STAND_INS, 'demo/stripe.js'), [
      ...SHARED,
      'mocks/{stripe,recaptcha,social,tag-manager,demo}/**/*.*',
    ])
  )
    await buildStandIns();
}

async function buildStandIns(): Promise<void> {
  const mocks = import.meta.dirname;
  await build({
    configFile: false,
    root: join(mocks, 'demo'),
    base: './',
    logLevel: 'warn',
    build: {
      outDir: join(STAND_INS, 'demo'),
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: {
          stripe: join(mocks, 'stripe/stripe.ts'),
          recaptcha: join(mocks, 'recaptcha/recaptcha.ts'),
          gtag: join(mocks, 'tag-manager/gtag.ts'),
          'stripe-frame': join(mocks, 'demo/stripe-frame.html'),
          social: join(mocks, 'demo/social.html'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: 'parts/[name]-[hash].js' },
      },
    },
  });
}

/** The built site and the demo channel on one port. */
export function startDemoSite(options: Omit<MockServerOptions, 'site'> = {}): Promise<MockServer> {
  return startMockServer({ ...options, site: siteFiles([DIST, STAND_INS], { '/config.json': CONFIG }) });
}
