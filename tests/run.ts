/**
 * Everything that must hold, one suite after another, closing with the count of what passed and failed.
 * `npm test -- unit e2e` runs only those suites; `npm test -- -stories -states` all but those.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { NAMED_SUITES } from './spec-coverage/row.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

interface Suite {
  name: string;
  /** Files and folders. What is older goes as it begins, what other suites write stays. */
  writes: string[];
  run(): Count;
}

const REPORTS = '.cache/test-reports';
const report = (name: string) => `${REPORTS}/${name}.json`;

function command(name: string, script: string, writes: string[] = []): Suite {
  return {
    name,
    writes,
    run: () => {
      const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
      return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
    },
  };
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  numPendingTests: number;
  success: boolean;
}

function vitest(name: string, project: string, others: string[] = []): Suite {
  return {
    name,
    writes: [report(project), ...others],
    run: () => {
      const file = report(project);
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const chosen =
        project === 'stories' ? ['--config', 'vitest.stories.config.ts'] : ['--project', `${project}*`];
      const { status } = spawnSync('vitest', ['run', ...chosen, ...reporters], {
        stdio: 'inherit',
      });
      const told = readReport<VitestReport>(file);
      if (!told) return { passed: 0, failed: 1, skipped: 0 };
      const failed = told.numFailedTests || (status === 0 ? 0 : 1);
      return { passed: told.numPassedTests, failed, skipped: told.numPendingTests };
    },
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function playwright(): Suite {
  return {
    name: 'end to end',
    writes: [report('e2e')],
    run: () => {
      const file = report('e2e');
      const { status } = spawnSync('playwright', ['test', '--reporter=list,json'], {
        stdio: 'inherit',
        env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      });
      const told = readReport<PlaywrightReport>(file);
      if (!told) return { passed: 0, failed: 1, skipped: 0 };
      const { expected, unexpected, flaky, skipped } = told.stats;
      if (flaky > 0) console.log(`${flaky} of them passed on the second try only`);
      return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1), skipped };
    },
  };
}

/** Counts what it checks by itself. */
function counted(name: string, script: string, named: string): Suite {
  const file = report(named);
  return {
    name,
    writes: [file],
    run: () => {
      const { status } = spawnSync('npm', ['run', '--silent', script], { stdio: 'inherit' });
      const count = readReport<Count>(file);
      return count && count.failed > 0 === (status !== 0) ? count : { passed: 0, failed: 1, skipped: 0 };
    },
  };
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const suites: Record<string, Suite> = {
  generated: command('generated code follows from the contract', 'generate:check'),
  contract: command('contract lint', 'contract:lint'),
  named: command('every documented answer is named by a story', 'states:named'),
  types: command('types', 'check:types'),
  lint: command('lint and format', 'check:lint'),
  imports: command('import directions', 'check:imports'),
  dead: command('dead code', 'check:dead'),
  dependencies: counted('licences and known holes of dependencies', 'check:dependencies', 'dependencies'),
  browser: command('a browser', 'install-browser'),
  server: command('a web server', 'install-nginx'),
  unit: vitest('unit', 'unit'),
  integration: vitest('integration: a browser, servers, every operation', 'integration'),
  faults: vitest('fault matrix', 'faults', [report('fault-matrix')]),
  checks: vitest('contract checks, against drifts and packed', 'checks'),
  build: command('build', 'build'),
  e2e: playwright(),
  spec: counted('every statement of the specification is shown', 'spec:coverage', 'spec'),
  documents: vitest('the documents and their commands', 'documents'),
  stories: vitest('stories', 'stories', ['.cache/states']),
  states: command('every documented answer has a story', 'states:recorded', [report('states')]),
};

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unwanted = process.argv.slice(2).flatMap((name) => (name.startsWith('-') ? name.slice(1) : []));
const unknown = [...wanted, ...unwanted].filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}`);
  process.exit(2);
}

mkdirSync(REPORTS, { recursive: true });
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const lines: string[] = [];
const isLeftOut = (name: string) => unwanted.includes(name) || (wanted.length > 0 && !wanted.includes(name));
for (const [key, suite] of Object.entries(suites)) {
  if (isLeftOut(key)) continue;
  if (key === 'spec' && NAMED_SUITES.some(isLeftOut)) {
    console.log(
      `\n── ${suite.name}: left out, since it reads what ${NAMED_SUITES.join(', ')} came to in one run`,
    );
    continue;
  }
  console.log(`\n── ${suite.name}`);
  for (const path of suite.writes) rmSync(path, { recursive: true, force: true });
  const started = Date.now();
  const count = suite.run();
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  lines.push(
    `${count.failed ? '✗' : '✓'} ${suite.name}: ${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped, ${seconds} s`,
  );
}

console.log(`\n${lines.join('\n')}\n`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed ? 1 : 0);
