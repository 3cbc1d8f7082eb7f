import { playwrightReport } from '../playwright-report.ts';
import type { TimedTest } from './choose-quick-tests.ts';

/** The durations in Playwright's JSON report, and whether the run left no test out. */
export const timedTests = playwrightReport.transform(({ config, tests }) => ({
  tests: tests.map(
    ({ file, titles, results }): TimedTest => ({
      file,
      title: titles.join(' '),
      // A second try repeats the first.
      seconds: (results.at(-1)?.duration ?? 0) / 1000,
    }),
  ),
  isFull: config.metadata.scope === 'full',
}));
