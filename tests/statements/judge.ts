import type { Test } from '../../tools/test-runner/reports.ts';

export interface StatementEvidence {
  /** Statements of the specification by their ids. */
  statements: Readonly<Record<string, string>>;
  /** Statements that are not true of the product today, each with the product's current behaviour. */
  deviations: Readonly<Partial<Record<string, string>>>;
  tests: readonly Test[];
  /** Returns the product exports that only a file's tests of a statement use, and not the product itself. */
  uncalledBy(file: string, statement: string): readonly string[];
}

export interface Verdict {
  id: string;
  state: 'shown' | 'deviates' | 'not shown';
  /** The reasons why the statement does not count as shown. */
  problems: string[];
}

const hasPassed = ({ outcome }: Test) => outcome === 'passed' || outcome === 'second try';
const nameOf = ({ file, title }: Test) => `“${file} › ${title}”`;

/** Compares each statement, and each unknown id that a test names, with the tests of one run. */
export function judgeStatements({ statements, deviations, tests, uncalledBy }: StatementEvidence): Verdict[] {
  const showing = new Map<string, Test[]>();
  for (const test of tests)
    for (const id of test.statements) showing.set(id, [...(showing.get(id) ?? []), test]);

  const known = Object.keys(statements).map((id): Verdict => {
    const own = showing.get(id) ?? [];
    const problems = own.filter((test) => !hasPassed(test)).map(outcomeProblem);
    if (problems.length > 0) return { id, state: 'not shown', problems };
    if (id in deviations) return { id, state: 'deviates', problems: [] };
    const missing = proofProblem(own, (file) => uncalledBy(file, id));
    return missing ? { id, state: 'not shown', problems: [missing] } : { id, state: 'shown', problems: [] };
  });
  const unknown = [...showing].filter(([id]) => !(id in statements));
  return [
    ...known,
    ...unknown.map(([id, own]): Verdict => ({ id, state: 'not shown', problems: own.map(unknownProblem) })),
  ];
}

/** Returns the reason why passed tests do not prove a statement, or null if they do. */
function proofProblem(
  passed: readonly Test[],
  uncalledBy: (file: string) => readonly string[],
): string | null {
  if (passed.length === 0) return 'no test shows it';
  const uncalled = [...new Set(passed.map(({ file }) => file))].map(uncalledBy);
  if (uncalled.some((names) => names.length === 0)) return null;
  return `it is shown only by unit tests of ${[...new Set(uncalled.flat())].join(', ')}, which the product does not use`;
}

const outcomeProblem = (test: Test) =>
  `${nameOf(test)} ${test.outcome === 'failed' ? 'failed' : 'was skipped'}`;

const unknownProblem = (test: Test) => `${nameOf(test)} names it, but no statement has this id`;
