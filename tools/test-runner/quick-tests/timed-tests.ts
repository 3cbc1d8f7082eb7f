import { playwrightReport } from '../playwright-report.ts';
import type { TimedTest } from './choose-quick-tests.ts';

/** Its tests are also in the other project. */
export const STATIC_PROJECT = 'static';

/** The durations in Playwright's JSON report, and whether the run left no test out. */
export const timedTests = playwrightReport.transform(({ config, tests }) => ({
  tests: tests
    .filter(({ projectName }) => projectName !== STATIC_PROJECT)
    .map(
      ({ file, titles, results }): TimedTest => ({
        file,
        title: titles.join(' '),
        // A second try repeats the first.
        seconds: (results.at(-1)?.duration ?? 0) / 1000,
      }),
    ),
  isFull: config.metadata.scope === 'full',
}));
