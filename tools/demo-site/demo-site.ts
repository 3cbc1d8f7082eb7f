import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { build } from 'vite';
import { nodeUnfurl } from '../../edge/node-unfurl.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '../../mocks/mock-server.ts';
import { DIST, rulesOf } from '../build/build-site.ts';
import { DEFAULT_DEPLOYMENT, type Deployment } from '../build/deployment.ts';
import { ruleFor } from '../build/header-rules.ts';
import { proofSite } from './proof-site.ts';
import { siteFiles } from './site-files.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The stand-ins are built apart: what is in `dist` is what a production site gets. */
const STAND_INS = join(ROOT, '.cache/stand-ins');

/** The demo is a deployment like another: the same rules are sent, for its own configuration. */
const DEMO: Deployment = { ...DEFAULT_DEPLOYMENT, config: { hosts: {}, demo: true } };

/** What every build is made from, beside its own sources. */
const SHARED = [
  'package-lock.json',
  'vite.config.ts',
  'tools/build/{begin-first,build-site,code-files,pack-files}.ts',
];

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: ROOT }).map((file) => statSync(join(ROOT, file)).mtimeMs));

function isOld(made: string, sources: string[]): boolean {
  return !existsSync(made) || newest(sources) > statSync(made).mtimeMs;
}

/** In a process of its own: within a test runner, Vite would build the site for development, mocks included. */
function buildForProduction(): void {
  execFileSync(process.execPath, ['tools/build/build.ts'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
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
      'edge/*.ts',
    ])
  )
    buildForProduction();
  await buildStandInsWhenNeeded();
}

export async function buildStandInsWhenNeeded(): Promise<void> {
  if (
    isOld(join(STAND_INS, 'demo/stripe.js'), [
      ...SHARED,
      'tools/demo-site/demo-site.ts',
      'mocks/{stripe,recaptcha,social,tag-manager,demo}/**/*.*',
    ])
  )
    await buildStandIns(STAND_INS);
}

export async function buildStandIns(outDir: string): Promise<void> {
  const mocks = join(ROOT, 'mocks');
  await build({
    configFile: false,
    root: join(mocks, 'demo'),
    base: './',
    logLevel: 'warn',
    // A test runner that needs them first would have them built for development.
    define: { 'import.meta.env.PROD': 'true' },
    build: {
      outDir: join(outDir, 'demo'),
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

/** What stands for other services' pages and scripts is served as they would: without the site's rules. */
const isStandIn = (path: string) => path.startsWith('/demo/');

interface DemoOptions extends Omit<MockServerOptions, 'site'> {
  /** Pages that are sent to others say what they are about. That takes calls, which tests that count them leave out. */
  unfurl?: boolean;
  /** Where `npm run proof` has left its page, if not in its own place. */
  proof?: string;
}

/** The built site and the demo channel on one port. */
export async function startDemoSite({
  unfurl = false,
  proof,
  ...options
}: DemoOptions = {}): Promise<MockServer> {
  const rules = rulesOf(DEMO);
  const files = siteFiles([DIST, STAND_INS], {
    fixed: { '/config.json': JSON.stringify(DEMO.config) },
    rules,
    apart: isStandIn,
  });
  const proven = proofSite(proof);
  const site = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!proven(incoming, outgoing)) files(incoming, outgoing);
  };
  if (!unfurl) return startMockServer({ ...options, site });
  const described = nodeUnfurl({
    dist: DIST,
    config: DEMO.config,
    backend: () => server.url,
    headers: (path) => ruleFor(rules, path).headers,
  });
  const server = await startMockServer({
    ...options,
    site: (incoming, outgoing) => {
      if (!described(incoming, outgoing)) site(incoming, outgoing);
    },
  });
  return server;
}
