/** The suites of `npm test` and `npm run test:full`, in the order in which they start. */

export type Scope = 'quick' | 'full';

interface Common {
  /** A headline that says what the suite proves. */
  title: string;
  /** Usual seconds on two quiet cores, in a whole run. A suite without `quick` runs only in the full run. */
  usualSeconds: { quick?: number; full: number };
  /** Suites that must have ended before this one starts, if they are part of the run. */
  after?: readonly string[];
  /**
   * Files that the suite writes in addition to its report. They are removed before a full run, so that no
   * older record counts.
   */
  records?: readonly string[];
  /** Whether no other suite may run at the same time, because this one uses both cores or measures time. */
  isAlone?: boolean;
}

export type Suite = Common &
  (
    | { kind: 'script'; script: string }
    /** The script writes its counts to `.cache/test-reports/<suite>.json`. */
    | { kind: 'counting-script'; script: string }
    | { kind: 'vitest'; project: string; config?: string; quickEnv?: Record<string, string> }
    | { kind: 'playwright'; quickEnv?: Record<string, string> }
  );

/** Suites whose tests name the statements of the specification that they prove. */
export const SUITES_WITH_STATEMENTS = ['unit', 'integration', 'faults', 'checks', 'e2e'] as const;

export const SUITES: Readonly<Record<string, Suite>> = {
  generated: {
    kind: 'script',
    title: 'generated code matches the contract',
    script: 'generate:check',
    usualSeconds: { quick: 6, full: 6 },
    // This suite rewrites generated/, which the build and the type check read.
    isAlone: true,
  },
  build: { kind: 'script', title: 'the site builds', script: 'build', usualSeconds: { quick: 5, full: 5 } },
  browser: {
    kind: 'script',
    title: 'a browser is installed',
    script: 'install-browser',
    usualSeconds: { quick: 1, full: 1 },
  },
  server: {
    kind: 'script',
    title: 'a web server is installed',
    script: 'install-nginx',
    usualSeconds: { quick: 1, full: 1 },
    // Both suites may call apt, which takes a lock.
    after: ['browser'],
  },
  'other-browsers': {
    kind: 'script',
    title: 'Firefox and WebKitGTK are installed',
    script: 'install-engines',
    usualSeconds: { full: 30 },
    after: ['browser', 'server'],
  },
  types: { kind: 'script', title: 'types', script: 'check:types', usualSeconds: { quick: 2, full: 2 } },
  lint: {
    kind: 'script',
    title: 'lint and format',
    script: 'check:lint',
    usualSeconds: { quick: 2, full: 2 },
  },
  imports: {
    kind: 'script',
    title: 'imports go one way',
    script: 'check:imports',
    usualSeconds: { quick: 6, full: 6 },
  },
  contract: {
    kind: 'script',
    title: 'contract lint',
    script: 'contract:lint',
    usualSeconds: { quick: 3, full: 3 },
  },
  named: {
    kind: 'script',
    title: 'every documented answer is named by a story',
    script: 'states:named',
    usualSeconds: { quick: 1, full: 1 },
  },
  dead: { kind: 'script', title: 'no dead code', script: 'check:dead', usualSeconds: { quick: 4, full: 4 } },
  floor: {
    kind: 'script',
    title: 'the site uses only what its oldest browsers have',
    script: 'check:floor',
    usualSeconds: { quick: 15, full: 15 },
  },
  dependencies: {
    kind: 'counting-script',
    title: 'licences and known vulnerabilities of dependencies',
    script: 'check:dependencies',
    usualSeconds: { quick: 2, full: 2 },
  },
  // The longest of the parallel suites starts first, because otherwise it would run alone at the end.
  engines: {
    kind: 'counting-script',
    title: 'the main journeys in Chromium, Firefox and WebKitGTK',
    script: 'test:engines',
    usualSeconds: { full: 280 },
    after: ['build', 'browser', 'other-browsers'],
  },
  unit: {
    kind: 'vitest',
    title: 'rules, components and hooks',
    project: 'unit*',
    usualSeconds: { quick: 170, full: 220 },
  },
  integration: {
    kind: 'vitest',
    title: 'a browser, servers, every operation',
    project: 'integration',
    usualSeconds: { full: 220 },
    after: ['build', 'browser'],
  },
  documents: {
    kind: 'vitest',
    title: 'the documents and their commands',
    project: 'documents',
    usualSeconds: { full: 195 },
  },
  // This suite has a worker for each core, so it can be the last of the parallel suites.
  faults: {
    kind: 'vitest',
    title: 'fault matrix: every call × every fault',
    project: 'faults',
    usualSeconds: { quick: 185, full: 185 },
    records: ['.cache/test-reports/fault-matrix.json'],
  },
  checks: {
    kind: 'vitest',
    title: 'contract checks against drifts, and packed',
    project: 'checks',
    usualSeconds: { full: 115 },
    isAlone: true,
  },
  e2e: {
    kind: 'playwright',
    title: 'the built site in a browser',
    quickEnv: { E2E_SCOPE: 'quick' },
    usualSeconds: { quick: 100, full: 710 },
    after: ['build', 'browser', 'server'],
    isAlone: true,
  },
  stories: {
    kind: 'vitest',
    title: 'stories, also in the pseudo-language',
    project: 'stories',
    config: 'vitest.stories.config.ts',
    quickEnv: { STORIES: 'changed' },
    usualSeconds: { quick: 170, full: 490 },
    records: ['.cache/states'],
    after: ['browser'],
    isAlone: true,
  },
  random: {
    kind: 'counting-script',
    title: 'a random viewer breaks no invariant while the network fails',
    script: 'test:random',
    usualSeconds: { full: 140 },
    after: ['build', 'browser'],
    isAlone: true,
  },
  spec: {
    kind: 'counting-script',
    title: 'every statement of the specification is shown by a test',
    script: 'spec:coverage',
    usualSeconds: { full: 2 },
    after: SUITES_WITH_STATEMENTS,
  },
  states: {
    kind: 'script',
    title: 'every documented answer has a story',
    script: 'states:recorded',
    usualSeconds: { full: 3 },
    records: ['.cache/test-reports/states.json'],
    after: ['stories'],
  },
};

/** Suites that read what others recorded in the same full run, and cannot run without it. */
export const READS_RECORDS_OF: Readonly<Record<string, readonly string[]>> = {
  spec: SUITES_WITH_STATEMENTS,
  states: ['stories'],
};
