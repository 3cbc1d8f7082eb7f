import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadRenderer } from '../../edge/load-renderer.ts';
import { nodeEdge } from '../../edge/node-edge.ts';
import { type MockServer, type MockServerOptions, startMockServer } from '../../mocks/mock-server.ts';
import { settingsOf } from '../../mocks/scenarios.ts';
import { RENDERER } from '../build/build-first-view.ts';
import { DIST, DIST_SERVER, rulesOf } from '../build/build-site.ts';
import { DEFAULT_DEPLOYMENT, type Deployment } from '../build/deployment.ts';
import { ruleFor } from '../build/header-rules.ts';
import { proofSite } from './proof-site.ts';
import { siteFiles } from './site-files.ts';

const ROOT = join(import.meta.dirname, '../..');
/**
 * The stand-ins are built into a separate folder, so that `dist` contains only what a production site needs.
 */
const STAND_INS = join(ROOT, '.cache/stand-ins');

/** The demo is a deployment like any other, with the same header rules and its own configuration. */
const DEMO: Deployment = { ...DEFAULT_DEPLOYMENT, config: { hosts: {}, demo: true } };

/** Sources that every build depends on, in addition to its own. */
const SHARED = [
  'package-lock.json',
  'vite.config.ts',
  'tools/build/{early-script,build-offline,build-site,code-files,pack-files,window-itself,document-itself}.{ts,cjs}',
];

const newest = (patterns: string[]) =>
  Math.max(0, ...globSync(patterns, { cwd: ROOT }).map((file) => statSync(join(ROOT, file)).mtimeMs));

function isOld(made: string, sources: string[]): boolean {
  return !existsSync(made) || newest(sources) > statSync(made).mtimeMs;
}

/**
 * Builds in a separate process. Inside a test runner Vite would build for development with mocks, and in a
 * server it would permanently use more memory.
 */
function buildForProduction(script: string, ...parameters: string[]): void {
  execFileSync(process.execPath, [script, ...parameters], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
}

/** Builds whatever is missing or older than its sources. */
export function buildWhenNeeded(): void {
  if (
    isOld(join(DIST, 'index.html'), [
      ...SHARED,
      'index.html',
      'src/**/*.*',
      'generated/**/*.ts',
      'public/**/*.*',
      'edge/**/*.ts',
    ])
  )
    buildForProduction('tools/build/build.ts');
  buildStandInsWhenNeeded();
}

export function buildStandInsWhenNeeded(): void {
  if (
    isOld(join(STAND_INS, 'demo/stripe.js'), [
      ...SHARED,
      'tools/demo-site/build-stand-ins.ts',
      'mocks/{stripe,recaptcha,social,tag-manager,demo}/**/*.*',
    ])
  )
    buildStandIns(STAND_INS);
}

export const buildStandIns = (folder: string): void =>
  buildForProduction('tools/demo-site/build-stand-ins.ts', folder);

/**
 * Stand-ins for other services' pages and scripts are served without the site's header rules, as on those
 * services.
 */
const isStandIn = (path: string) => path.startsWith('/demo/');

export interface DemoOptions extends Omit<MockServerOptions, 'site'> {
  /**
   * Whether to run the edge too. Its backend requests would disturb tests that count requests. A scenario
   * with a viewer who is signed in from the start always runs without it.
   */
  unfurl?: boolean;
  /** The maximum time that a page waits for its first view, if it differs from production. */
  firstViewMs?: number | undefined;
  /** The folder of the pages that `npm run proof` writes, if it is not the default one. */
  proof?: string;
}

/** Serves the built site and the demo backend on one port. */
export async function startDemoSite({
  unfurl = false,
  firstViewMs,
  proof,
  ...options
}: DemoOptions = {}): Promise<MockServer> {
  const rules = rulesOf(DEMO);
  const { signedInAs } = settingsOf(options.scenario ?? 'default');
  // In a scenario with a signed-in viewer the first session belongs to that viewer, but the edge would use it
  // up.
  const hasEdge = unfurl && signedInAs === null;
  const config = { ...DEMO.config, ...(hasEdge ? { calendarFeed: true, appManifest: true } : {}) };
  const files = siteFiles([DIST, STAND_INS], {
    fixed: { '/config.json': JSON.stringify(config) },
    rules,
    isOutsideRules: isStandIn,
  });
  const proven = proofSite(proof);
  const edge = hasEdge
    ? nodeEdge({
        dist: DIST,
        config,
        backend: () => server.url,
        firstView: await loadRenderer(join(DIST_SERVER, RENDERER)),
        firstViewMs,
        headers: (path) => ruleFor(rules, path).headers,
      })
    : () => false;
  const server = await startMockServer({
    ...options,
    site: (incoming, outgoing) => {
      // The proof comes first, because the edge would treat its URL as a page of the channel.
      if (proven(incoming, outgoing) || edge(incoming, outgoing)) return;
      files(incoming, outgoing);
    },
  });
  return server;
}
