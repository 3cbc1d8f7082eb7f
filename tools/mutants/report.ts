/** What became of a group's mutants, and how it is printed. */

/** The part of Stryker's result that is read here. */
export interface MutantResult {
  fileName: string;
  location: { start: { line: number; column: number }; end: { line: number; column: number } };
  replacement: string;
  status: string;
}

/** A mutant is named by its file, the code and what the code became: line numbers change too often. */
interface Change {
  file: string;
  /** The first line of the mutated code, trimmed. */
  line: string;
  from: string;
  to: string;
}

/** A survivor that stays, with the reason why no test can or should kill it. */
export interface ExplainedSurvivor extends Change {
  reason: string;
}

interface Survivor extends Change {
  lineNumber: number;
  reason: string | null;
}

export interface Outcome {
  killed: number;
  /** Mutants that did not run, such as those that break the module. They count neither way. */
  invalid: number;
  survivors: Survivor[];
  /** Explanations whose mutant was killed or does not exist any more. */
  outdated: ExplainedSurvivor[];
}

const MAX_CODE_LENGTH = 100;

/** Code on one line, cut where it is long. */
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

/** The share of mutants that a test noticed. Survivors with a reason count as survivors. */
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
