/** `npm run spec:coverage` compares every statement of the specification with the tests of the latest run. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { playwrightTests, type Test, vitestTests } from '../../tools/test-runner/reports.ts';
import { SUITES, SUITES_WITH_STATEMENTS } from '../../tools/test-runner/suites.ts';
import { DEVIATIONS } from './deviations.ts';
import { judgeStatements } from './judge.ts';
import { LEFT_OUT } from './left-out.ts';
import { ProductUse } from './product-use.ts';
import { STATEMENTS } from './statements.ts';

const REPORTS = '.cache/test-reports';

/**
 * Reads a suite's report with file paths from the root. Vitest reports absolute paths, and Playwright paths
 * below e2e.
 */
function testsOf(suite: string): Test[] {
  const report: unknown = JSON.parse(readFileSync(`${REPORTS}/${suite}.json`, 'utf8'));
  if (SUITES[suite]?.kind === 'playwright')
    return playwrightTests.parse(report).tests.map((test) => ({ ...test, file: `e2e/${test.file}` }));
  return vitestTests
    .parse(report)
    .tests.map((test) => ({ ...test, file: relative(process.cwd(), test.file) }));
}

const tests: Test[] = [];
const unitTestFiles = new Set<string>();
let missingReports = 0;
for (const suite of SUITES_WITH_STATEMENTS)
  try {
    const own = testsOf(suite);
    tests.push(...own);
    if (suite.startsWith('unit')) for (const { file } of own) unitTestFiles.add(file);
  } catch {
    missingReports += 1;
    console.error(
      `The report of ${suite} is missing or unreadable. Run this first: npm run test:full -- ${suite}`,
    );
  }

const texts = new Map<string, string | undefined>();
function readSource(path: string): string | undefined {
  if (!texts.has(path))
    texts.set(path, existsSync(path) && statSync(path).isFile() ? readFileSync(path, 'utf8') : undefined);
  return texts.get(path);
}
const productUse = new ProductUse(readSource);

const verdicts = judgeStatements({
  statements: STATEMENTS,
  deviations: DEVIATIONS,
  tests,
  uncalledBy: (file, statement) => (unitTestFiles.has(file) ? productUse.uncalled(file, statement) : []),
});
const count = (state: string) => verdicts.filter((verdict) => verdict.state === state).length;
for (const { id, problems } of verdicts)
  if (problems.length > 0) console.error(`✗ ${id}: ${problems.join('; ')}`);
for (const [id, reason] of Object.entries(DEVIATIONS)) console.log(`≠ ${id}: ${reason}`);
for (const [id, reason] of Object.entries(LEFT_OUT)) console.log(`– ${id}: left out, ${reason}`);
const [shown, deviating, open] = [count('shown'), count('deviates'), count('not shown')];
console.log(`${verdicts.length} statements: ${shown} shown, ${deviating} deviate, ${open} not shown`);

mkdirSync(REPORTS, { recursive: true });
writeFileSync(
  `${REPORTS}/spec.json`,
  JSON.stringify({ passed: shown, failed: open + missingReports, skipped: deviating }),
);
process.exit(open + missingReports > 0 ? 1 : 0);
