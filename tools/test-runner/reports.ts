import { z } from 'zod';

/** A test as either runner reports it. */
export interface Test {
  file: string;
  /** The titles of its `describe` blocks, and its own. */
  title: string;
  outcome: 'passed' | 'second try' | 'failed' | 'skipped';
  /** The number of violations that each axe check found. */
  axe: number[];
  /** Ids of the statements of the specification that it shows. */
  statements: string[];
}

const looks = z
  .array(z.object({ type: z.string(), result: z.object({ violations: z.array(z.unknown()).optional() }) }))
  .optional();

const VITEST_OUTCOMES: Record<string, Test['outcome']> = { passed: 'passed', failed: 'failed' };

/** Prefix of the meta keys by which Vitest's tests name statements; see `tests/statements/shows.ts`. */
const SHOWS = 'shows: ';

const titleOf = (groups: string[], title: string) => [...groups, title].join(' › ');

/** Reads Vitest's JSON report; accessibility results come from Storybook's add-on. */
export const vitestTests = z
  .object({
    startTime: z.number(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(
          z.object({
            ancestorTitles: z.array(z.string()),
            title: z.string(),
            status: z.string(),
            meta: z.looseObject({ reports: looks }).optional(),
          }),
        ),
      }),
    ),
  })
  .transform(({ startTime, testResults }) => ({
    startTime,
    tests: testResults.flatMap(({ name, status, assertionResults }): Test[] => {
      const tests = assertionResults.map(
        (one): Test => ({
          file: name,
          title: titleOf(one.ancestorTitles, one.title),
          outcome: VITEST_OUTCOMES[one.status] ?? 'skipped',
          axe: (one.meta?.reports ?? []).flatMap(({ type, result }) =>
            type === 'a11y' && result.violations ? [result.violations.length] : [],
          ),
          statements: Object.keys(one.meta ?? {}).flatMap((key) =>
            key.startsWith(SHOWS) ? [key.slice(SHOWS.length)] : [],
          ),
        }),
      );
      // A file that crashes before its tests has no failed test.
      const broke = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
      return broke
        ? [...tests, { file: name, title: '', outcome: 'failed', axe: [], statements: [] }]
        : tests;
    }),
  }));

interface Step {
  title: string;
  error?: unknown;
  steps?: Step[] | undefined;
}

const step: z.ZodType<Step> = z.lazy(() =>
  z.object({ title: z.string(), error: z.unknown().optional(), steps: z.array(step).optional() }),
);

interface Suite {
  title: string;
  specs: {
    file: string;
    title: string;
    tests: {
      status: string;
      annotations: { type: string; description?: string | undefined }[];
      results: { steps?: Step[] | undefined }[];
    }[];
  }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(
      z.object({
        file: z.string(),
        title: z.string(),
        tests: z.array(
          z.object({
            status: z.string(),
            annotations: z.array(z.object({ type: z.string(), description: z.string().optional() })),
            results: z.array(z.object({ steps: z.array(step).optional() })),
          }),
        ),
      }),
    ),
    suites: z.array(suite).optional(),
  }),
);

const PLAYWRIGHT_OUTCOMES: Record<string, Test['outcome']> = {
  expected: 'passed',
  flaky: 'second try',
  skipped: 'skipped',
};

const stepsWithin = (steps: Step[] = []): Step[] => steps.flatMap((one) => [one, ...stepsWithin(one.steps)]);

function testsWithin({ specs, suites = [] }: Suite, groups: string[]): Test[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(
      ({ status, annotations, results }): Test => ({
        file,
        title: titleOf(groups, title),
        outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
        // Only the last attempt counts: it repeated the checks of the earlier ones.
        axe: stepsWithin(results.at(-1)?.steps)
          .filter(({ title }) => title === 'axe')
          .map(({ error }) => (error ? 1 : 0)),
        statements: annotations.flatMap(({ type, description }) =>
          type === 'statement' && description ? [description] : [],
        ),
      }),
    ),
  );
  return [...own, ...suites.flatMap((group) => testsWithin(group, [...groups, group.title]))];
}

/** Reads Playwright's JSON report. An error outside of its tests counts as a failed test. */
export const playwrightTests = z
  .object({
    stats: z.object({ startTime: z.iso.datetime() }),
    errors: z.array(z.unknown()),
    suites: z.array(suite),
  })
  .transform(({ stats, errors, suites }) => ({
    startTime: stats.startTime,
    tests: [
      // The outermost group is the file.
      ...suites.flatMap((file) => testsWithin(file, [])),
      ...errors.map((): Test => ({ file: '', title: '', outcome: 'failed', axe: [], statements: [] })),
    ],
  }));
