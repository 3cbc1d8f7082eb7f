/** Every statement of the specification against the tests of this run, as their reports tell it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { playwrightTests, type Test, vitestTests } from '../../tools/test-runner/reports.ts';
import { judgeRows } from './judge.ts';
import { LEFT_OUT } from './left-out.ts';
import { NAMED_SUITES } from './row.ts';
import { ROWS } from './rows.ts';

const REPORTS = '.cache/test-reports';

/** Files are named from the root: Vitest tells the whole path, Playwright that below e2e. */
function testsOf(suite: (typeof NAMED_SUITES)[number]): Test[] {
  const text = readFileSync(`${REPORTS}/${suite}.json`, 'utf8');
  if (suite === 'e2e')
    return playwrightTests
      .parse(JSON.parse(text))
      .tests.map((test) => ({ ...test, file: `e2e/${test.file}` }));
  return vitestTests
    .parse(JSON.parse(text))
    .tests.map((test) => ({ ...test, file: relative(process.cwd(), test.file) }));
}

const tests: Test[] = [];
for (const suite of NAMED_SUITES)
  try {
    tests.push(...testsOf(suite));
  } catch {
    console.error(`There is no report of ${suite} that can be read: npm test -- ${suite}`);
  }

const verdicts = judgeRows(ROWS, tests);
const open = verdicts.filter(({ faults }) => faults.length > 0);
for (const { id, faults } of open) console.error(`${id}: ${faults.join('; ')}`);
for (const [id, reason] of Object.entries(LEFT_OUT)) console.log(`${id}: left out, ${reason}`);
console.log(`${verdicts.length} statements, ${verdicts.length - open.length} shown`);

mkdirSync(REPORTS, { recursive: true });
const counts = { passed: verdicts.length - open.length, failed: open.length, skipped: 0 };
writeFileSync(`${REPORTS}/spec.json`, JSON.stringify(counts));
process.exit(open.length > 0 ? 1 : 0);
