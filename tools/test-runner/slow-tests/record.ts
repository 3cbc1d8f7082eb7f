/**
 * `npm run test:slow` writes `e2e/slow-tests.json`, the browser tests that only the full run includes, from the
 * durations of the last full run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseSlowTests, toSlowTests } from './choose-slow-tests.ts';
import { timedTests } from './timed-tests.ts';

/** Two workers take half of it. */
const QUICK_SECONDS = 340;

const REPORT = '.cache/test-reports/e2e.json';

const report = existsSync(REPORT) ? timedTests.parse(JSON.parse(readFileSync(REPORT, 'utf8'))) : null;
if (!report?.isFull) {
  console.error('There is no full run of the browser tests to read: run `npm run test:full -- e2e` first.');
  process.exit(1);
}
const { tests } = report;
const slow = chooseSlowTests(tests, QUICK_SECONDS);
writeFileSync('e2e/slow-tests.json', `${JSON.stringify(toSlowTests(slow), null, 2)}\n`);
console.log(`${slow.length} of ${tests.length} browser tests are left to the full run.`);
