/**
 * The entry of `npm run test:quick`: writes `e2e/quick-tests.json`, the browser tests that `npm test`
 * includes, from the durations of the last full run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chooseQuickTests, toTestList } from './choose-quick-tests.ts';
import { timedTests } from './timed-tests.ts';

/** The share of the time of all browser tests that a quick run may take, on a machine of any speed. */
const QUICK_SHARE = 0.06;

const REPORT = '.cache/test-reports/e2e.json';

const report = existsSync(REPORT) ? timedTests.parse(JSON.parse(readFileSync(REPORT, 'utf8'))) : null;
if (!report?.isFull) {
  console.error('There is no full run of the browser tests to read: run `npm run test:full -- e2e` first.');
  process.exit(1);
}
const { tests } = report;
const quick = chooseQuickTests(tests, QUICK_SHARE);
writeFileSync('e2e/quick-tests.json', `${JSON.stringify(toTestList(quick), null, 2)}\n`);
console.log(`${quick.length} of ${tests.length} browser tests are in \`npm test\`.`);
