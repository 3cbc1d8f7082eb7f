import { z } from 'zod';
import { playwrightReport, type Step } from './playwright-report.ts';

/** A test in the report of Vitest or Playwright. */
export interface Test {
  file: string;
  /** The titles of the test's `describe` blocks, and its own title. */
  title: string;
  outcome: 'passed' | 'second try' | 'failed' | 'skipped';
  /** The number of violations that each axe check found. */
  axe: number[];
  /** Ids of the specification's statements that the test proves. */
  statements: string[];
}

const axeReports = z
  .array(z.object({ type: z.string(), result: z.object({ violations: z.array(z.unknown()).optional() }) }))
  .optional();

const VITEST_OUTCOMES: Record<string, Test['outcome']> = { passed: 'passed', failed: 'failed' };

/** The prefix of the meta keys in which Vitest's tests name statements. See `tests/statements/shows.ts`. */
const SHOWS = 'shows: ';

/** Reads Vitest's JSON report. Accessibility results come from Storybook's add-on. */
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
            meta: z.looseObject({ reports: axeReports }).optional(),
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
          title: [...one.ancestorTitles, one.title].join(' › '),
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
      const hasCrashed = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
      return hasCrashed
        ? [...tests, { file: name, title: '', outcome: 'failed', axe: [], statements: [] }]
        : tests;
    }),
  }));

const PLAYWRIGHT_OUTCOMES: Record<string, Test['outcome']> = {
  expected: 'passed',
  flaky: 'second try',
  skipped: 'skipped',
};

const stepsWithin = (steps: Step[] = []): Step[] => steps.flatMap((one) => [one, ...stepsWithin(one.steps)]);

/** Reads Playwright's JSON report. An error outside of its tests counts as a failed test. */
export const playwrightTests = playwrightReport.transform(({ stats, errors, tests }) => ({
  startTime: stats.startTime,
  tests: [
    ...tests.map(
      ({ file, titles, status, annotations, results }): Test => ({
        file,
        title: titles.join(' › '),
        outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
        // Only the last attempt counts, because it repeated the checks of the earlier ones.
        axe: stepsWithin(results.at(-1)?.steps)
          .filter(({ title }) => title === 'axe')
          .map(({ error }) => (error ? 1 : 0)),
        statements: annotations.flatMap(({ type, description }) =>
          type === 'statement' && description ? [description] : [],
        ),
      }),
    ),
    ...errors.map((): Test => ({ file: '', title: '', outcome: 'failed', axe: [], statements: [] })),
  ],
}));
