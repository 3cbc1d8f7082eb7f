import { playwrightReport } from '../playwright-report.ts';
import type { TimedTest } from './choose-quick-tests.ts';

/** The tests of this project are also in the other project. */
export const STATIC_PROJECT = 'static';

/** Reads the durations from Playwright's JSON report, and whether it was a full run. */
export const timedTests = playwrightReport.transform(({ config, tests }) => ({
  tests: tests
    .filter(({ projectName }) => projectName !== STATIC_PROJECT)
    .map(
      ({ file, titles, results }): TimedTest => ({
        file,
        title: titles.join(' '),
        // A second try repeats the whole test, so only the last duration counts.
        seconds: (results.at(-1)?.duration ?? 0) / 1000,
      }),
    ),
  isFull: config.metadata.scope === 'full',
}));
