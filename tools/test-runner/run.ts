/**
 * The entry of `npm test` and `npm run test:full`: runs the suites of `suites.ts`, two at a time where
 * possible, and prints the counts of passed and failed tests. `npm test -- --help` lists the suites.
 */
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type Choice, chooseSuites } from './choice.ts';
import {
  countedOutcome,
  type Outcome,
  playwrightOutcome,
  readOutcome,
  scriptOutcome,
  vitestOutcome,
} from './outcome.ts';
import { runConcurrently } from './schedule.ts';
import { headCommit, isClean, recordFullRun } from './stories/changes.ts';
import { LEFT_STORIES_FILE, readLeftStories } from './stories/chosen-stories.ts';
import { type Scope, SUITES, type Suite } from './suites.ts';

const REPORTS = '.cache/test-reports';
const reportOf = (name: string) => join(REPORTS, `${name}.json`);
const retriedOf = (name: string) => join(REPORTS, `${name}.retried.json`);
const logOf = (name: string) => join(REPORTS, `${name}.log`);

interface Command {
  program: string;
  args: string[];
  env?: Record<string, string> | undefined;
}

function commandOf(name: string, suite: Suite, scope: Scope): Command {
  switch (suite.kind) {
    case 'script':
    case 'counting-script':
      return { program: 'npm', args: ['run', '--silent', suite.script] };
    case 'vitest': {
      const chosen = suite.config ? ['--config', suite.config] : ['--project', suite.project];
      const reporters = ['default', 'json', './tools/test-runner/retried-reporter.ts'];
      return {
        program: 'vitest',
        args: [
          'run',
          ...chosen,
          ...reporters.map((reporter) => `--reporter=${reporter}`),
          `--outputFile.json=${reportOf(name)}`,
        ],
        env: { RETRIED_TESTS_FILE: retriedOf(name), ...(scope === 'quick' ? suite.quickEnv : {}) },
      };
    }
    case 'playwright':
      return {
        program: 'playwright',
        args: ['test', '--reporter=list,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name), ...(scope === 'quick' ? suite.quickEnv : {}) },
      };
  }
}

/** Runs a command. Its output goes to a log, and also to the terminal when the suite runs alone. */
function execute(
  command: Command,
  log: string,
  isShown: boolean,
): Promise<{ code: number | null; output: string }> {
  const file = createWriteStream(log);
  const child = spawn(command.program, command.args, {
    env: { ...process.env, ...command.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const parts: string[] = [];
  const take = (chunk: Buffer) => {
    parts.push(chunk.toString());
    file.write(chunk);
    if (isShown) process.stdout.write(chunk);
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return new Promise((resolve) => {
    const end = (code: number | null) =>
      file.end(() => resolve({ code, output: stripVTControlCharacters(parts.join('')) }));
    child.on('error', (error) => {
      parts.push(error.message);
      end(1);
    });
    child.on('close', end);
  });
}

function retriedIn(name: string): string[] {
  try {
    return JSON.parse(readFileSync(retriedOf(name), 'utf8'));
  } catch {
    return [];
  }
}

async function runSuite(name: string, suite: Suite, scope: Scope, isShown: boolean): Promise<Outcome> {
  const old = [reportOf(name), retriedOf(name), ...(scope === 'full' ? (suite.records ?? []) : [])];
  for (const path of old) rmSync(path, { recursive: true, force: true });
  const { code, output } = await execute(commandOf(name, suite, scope), logOf(name), isShown);
  const read = (outcome: (text: string) => Outcome) => readOutcome(reportOf(name), output, outcome);
  switch (suite.kind) {
    case 'script':
      return scriptOutcome(code, output);
    case 'counting-script':
      return read((text) => countedOutcome(text, code, output));
    case 'vitest':
      return {
        ...read((text) => vitestOutcome(text, code, process.cwd())),
        retried: retriedIn(name),
      };
    case 'playwright':
      return read((text) => playwrightOutcome(text, code));
  }
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

function help(): string {
  const rows = Object.entries(SUITES).map(([name, { title, usualSeconds }]) => {
    const quick = usualSeconds.quick === undefined ? '–' : `${usualSeconds.quick} s`;
    return `  ${name.padEnd(13)}${quick.padStart(6)}${`${usualSeconds.full} s`.padStart(7)}  ${title}`;
  });
  return [
    'npm test                      what a commit needs',
    'npm run test:full             everything; what CI runs',
    'npm test -- unit e2e          only these suites',
    'npm test -- -stories          all but this one',
    '',
    `  ${'suite'.padEnd(13)}${'test'.padStart(6)}${'full'.padStart(7)}  usual duration on two quiet cores`,
    ...rows,
  ].join('\n');
}

const words = process.argv.slice(2);
if (words.includes('--help')) {
  console.log(help());
  process.exit(0);
}

function chosenOrExit(): Choice {
  try {
    return chooseSuites(words);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}
const choice = chosenOrExit();

mkdirSync(REPORTS, { recursive: true });
rmSync(LEFT_STORIES_FILE, { force: true });
const started = Date.now();
const isWhole =
  choice.scope === 'full' && choice.leftOut.length === 0 && !words.some((word) => word !== '--full');
const testedCommit = isWhole && isClean() ? headCommit() : null;
const lines: string[] = [];
const total = { passed: 0, failed: 0, skipped: 0 };
const chosen = choice.names.flatMap((name) => {
  const suite = SUITES[name];
  return suite ? [{ name, suite, after: suite.after ?? [], isAlone: suite.isAlone ?? false }] : [];
});
const isShown = chosen.length === 1;

await runConcurrently(chosen, async ({ name }) => {
  const suite = SUITES[name];
  if (!suite) return;
  console.log(`▸ ${name}: ${suite.title}`);
  const startedAt = Date.now();
  const { passed, failed, skipped, failures, retried } = await runSuite(name, suite, choice.scope, isShown);
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  const line = `${failed > 0 ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${rest}, ${seconds(Date.now() - startedAt)}`;
  console.log([line, ...failures, ...retried.map((test) => `  ↻ second try: ${test}`)].join('\n'));
  if (failed > 0 && !isShown) console.log(`  The whole output is in ${logOf(name)}`);
  lines.push(line, ...retried.map((test) => `  ↻ second try: ${test}`));
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
});

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${lines.join('\n')}\n\n${seconds(Date.now() - started)} in all`);
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
if (words.length === 0) {
  const left = readLeftStories();
  const stories = left ? `${left.leftCount} stories (${left.since})` : 'the stories';
  console.log(
    `Left to npm run test:full: ${choice.leftOut.map(({ name }) => name).join(', ')}, the slower browser tests and ${stories}.`,
  );
} else if (choice.leftOut.length > 0)
  console.log(`Left out: ${choice.leftOut.map(({ name, reason }) => `${name} (${reason})`).join(', ')}.`);
// The next quick run tests the stories that have changed since this commit.
if (testedCommit && total.failed === 0 && isClean() && headCommit() === testedCommit)
  recordFullRun(testedCommit);
process.exit(total.failed > 0 ? 1 : 0);
