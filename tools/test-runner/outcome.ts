import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type PlaywrightTest, playwrightReport } from './playwright-report.ts';

/** The result of a suite. */
export interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** The text that a person needs to read about each failure. */
  failures: string[];
  /** Tests that passed only on their second try. */
  retried: string[];
}

const MAX_MESSAGE_LINES = 14;

const shortened = (message: string) => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with an escape character.
  const lines = message.replace(/\u001b\[[\d;]*m/g, '').split('\n');
  const own = lines.filter((line) => !/^\s+at .*node_modules/.test(line)).slice(0, MAX_MESSAGE_LINES);
  return own.map((line) => `    ${line}`).join('\n');
};

const failure = (where: string, message: string) => `  ✗ ${where}\n${shortened(message)}`;

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Reads counts and failures from Vitest's JSON report. */
export function vitestOutcome(text: string, exitCode: number | null, root: string): Outcome {
  const report = vitestReport.parse(JSON.parse(text));
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && failed.length === 0) return [failure(file, message || 'did not load')];
    return failed.map(({ ancestorTitles, title, failureMessages }) =>
      failure([file, ...ancestorTitles, title].join(' › '), failureMessages?.[0] ?? ''),
    );
  });
  if (exitCode !== 0 && failures.length === 0) failures.push('  ✗ the run itself failed: see its log');
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
    retried: [],
  };
}

/** Reads counts, failures and second tries from Playwright's JSON report. */
export function playwrightOutcome(text: string, exitCode: number | null): Outcome {
  const { stats, errors, tests } = playwrightReport.parse(JSON.parse(text));
  const placeOf = ({ projectName, file, titles }: PlaywrightTest) =>
    [`[${projectName}] e2e/${file}`, ...titles].join(' › ');
  const messageOf = ({ results }: PlaywrightTest) =>
    results.flatMap(({ errors: own = [] }) => own.map(({ message = '' }) => message))[0] ?? '';
  const failures = [
    ...tests
      .filter(({ status }) => status === 'unexpected')
      .map((test) => failure(placeOf(test), messageOf(test))),
    ...errors.map(({ message = '' }) => failure('outside of any test', message)),
  ];
  if (exitCode !== 0 && failures.length === 0) failures.push('  ✗ the run itself failed: see its log');
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, failures.length),
    skipped: stats.skipped,
    failures,
    retried: tests.filter(({ status }) => status === 'flaky').map(placeOf),
  };
}

const counts = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  retried: z.array(z.string()).default([]),
});

const MAX_OUTPUT_LINES = 60;

/** Creates the outcome of a script, which passes or fails as a whole. Its last output explains a failure. */
export function scriptOutcome(exitCode: number | null, output: string): Outcome {
  if (exitCode === 0) return { passed: 1, failed: 0, skipped: 0, failures: [], retried: [] };
  const lines = output.trimEnd().split('\n').slice(-MAX_OUTPUT_LINES);
  return {
    passed: 0,
    failed: 1,
    skipped: 0,
    failures: [lines.map((line) => `    ${line}`).join('\n')],
    retried: [],
  };
}

/** Creates the outcome of a script that writes its own counts. They must agree with its exit code. */
export function countedOutcome(text: string, exitCode: number | null, output: string): Outcome {
  const count = counts.parse(JSON.parse(text));
  if (count.failed > 0 !== (exitCode !== 0))
    return { ...scriptOutcome(1, output), failures: ['  ✗ the counts and the exit code disagree'] };
  const { failures } = scriptOutcome(exitCode, output);
  return { ...count, failures };
}

/** Reads a suite's report with one of the functions above. A missing or broken report counts as a failure. */
export function readOutcome(file: string, output: string, read: (text: string) => Outcome): Outcome {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    const { failures } = scriptOutcome(1, output);
    const reason = error instanceof Error ? error.message : String(error);
    return {
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: [`  ✗ no report that can be read: ${reason}`, ...failures],
      retried: [],
    };
  }
}
