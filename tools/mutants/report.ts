/** Evaluates and prints the results of a group's mutants. */

/** The part of Stryker's result that is used here. */
export interface MutantResult {
  fileName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement: string;
  status: string;
}

/**
 * A mutant is identified by its file, the code and its replacement, because line numbers change too often.
 */
interface Change {
  file: string;
  /** The first line of the mutated code, trimmed. */
  line: string;
  from: string;
  to: string;
}

/** A known survivor, with the reason why no test can or should kill it. */
export interface ExplainedSurvivor extends Change {
  reason: string;
}

interface Survivor extends Change {
  lineNumber: number;
  reason: string | null;
}

export interface Outcome {
  killed: number;
  /**
   * The number of mutants that could not run, for example because they break the module. They are not
   * counted.
   */
  invalid: number;
  survivors: Survivor[];
  /** Explanations whose mutant was killed or no longer exists. */
  outdated: ExplainedSurvivor[];
}

const MAX_CODE_LENGTH = 100;

/** Returns the code on one line, truncated if it is long. */
function toOneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > MAX_CODE_LENGTH ? `${line.slice(0, MAX_CODE_LENGTH)}…` : line;
}

function toChange({ fileName, location: { start, end }, replacement }: MutantResult, source: string): Change {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.at(-1)?.slice(0, end.column - 1) ?? '';
  const from = [...lines.slice(0, -1), last].join('\n').slice(start.column - 1);
  return {
    file: fileName,
    line: toOneLine(lines[0] ?? ''),
    from: toOneLine(from),
    to: toOneLine(replacement),
  };
}

const isSame = (one: Change, other: Change) =>
  one.file === other.file && one.line === other.line && one.from === other.from && one.to === other.to;

export function toOutcome(
  results: readonly MutantResult[],
  readSource: (file: string) => string,
  explained: readonly ExplainedSurvivor[],
): Outcome {
  const withStatus = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status));
  const killed = withStatus('Killed', 'Timeout');
  const survivors = withStatus('Survived', 'NoCoverage').map((result): Survivor => {
    const change = toChange(result, readSource(result.fileName));
    const reason = explained.find((one) => isSame(one, change))?.reason ?? null;
    return { ...change, lineNumber: result.location.start.line, reason };
  });
  const mutated = new Set(results.map(({ fileName }) => fileName));
  return {
    killed: killed.length,
    invalid: results.length - killed.length - survivors.length,
    survivors,
    outdated: explained.filter(
      (one) => mutated.has(one.file) && !survivors.some((survivor) => isSame(one, survivor)),
    ),
  };
}

/** Returns the percentage of mutants that a test noticed. Survivors with a reason count as survivors. */
export function killedPercent({ killed, survivors }: Outcome): number {
  const total = killed + survivors.length;
  return total === 0 ? 0 : (100 * killed) / total;
}

export function toReport(name: string, outcome: Outcome, minPercent: number, seconds: number): string {
  const { killed, invalid, survivors, outdated } = outcome;
  const percent = killedPercent(outcome);
  const isPassed = percent >= minPercent;
  const describe = ({ file, lineNumber, line, from, to, reason }: Survivor) =>
    [`  ${file}:${lineNumber}  ${line}`, `    ${from}  →  ${to}`, `    ${reason ?? 'no reason given'}`].join(
      '\n',
    );
  return [
    ...survivors.map(describe),
    ...outdated.map(
      ({ file, from, to }) => `  ${file}  ${from}  →  ${to}\n    is no survivor: remove its reason`,
    ),
    `${isPassed ? '✓' : '✗'} ${name}: ${killed} killed, ${survivors.length} survived, ` +
      `${percent.toFixed(1)} % (at least ${minPercent} %), ${invalid} invalid, ${seconds.toFixed(0)} s`,
  ].join('\n');
}
