import { some } from '../check/outcome.ts';
import { ABOUT } from '../judge/finding.ts';
import {
  affectedLine,
  byOperation,
  callOf,
  coverageCell,
  coverageStatuses,
  fieldOf,
  type Report,
  type ReportedDrift,
  remarksOf,
  shapesLine,
  unseenByReason,
  versionLine,
} from './report.ts';

const MAX_NAMES_PER_REASON = 8;

export function terminalReport(report: Report): string {
  const { calls, seconds, drifts, accepted, coverage, sentence, version } = report;
  const lines = [...coverageTable(report), ''];
  for (const [operation, own] of byOperation(drifts)) {
    const known = coverage.operations.find((one) => one.operation === operation);
    lines.push(known ? `${operation}  ${known.method} ${known.path}` : operation);
    for (const drift of own) lines.push(...entry(drift));
    lines.push('');
  }
  const remarks = remarksOf(report);
  lines.push(...remarks);
  if (remarks.length > 0) lines.push('');
  const known = accepted.length > 0 ? `, ${accepted.length} drifts accepted by the baseline` : '';
  lines.push(sentence, `${calls} calls in ${seconds.toFixed(1)} s${known}; ${versionLine(version)}`);
  return lines.join('\n').trimStart();
}

function coverageTable({ coverage }: Report): string[] {
  if (coverage.operations.length === 0) return [];
  const statuses = coverageStatuses(coverage);
  const width = Math.max(...coverage.operations.map(({ operation }) => operation.length), 9);
  const row = (name: string, cells: string[]) =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(5)).join('')}`.trimEnd();
  const shapes = shapesLine(coverage);
  return [
    'Coverage: how often each documented status was judged; – was not seen',
    row('operation', statuses.map(String)),
    ...coverage.operations.map((operation) =>
      row(
        operation.operation,
        statuses.map((status) => coverageCell(operation, status).replace('not seen', '–')),
      ),
    ),
    'Not seen:',
    ...unseenByReason(coverage).map(([reason, what]) => `  ${reason}: ${some(what, MAX_NAMES_PER_REASON)}`),
    ...(shapes ? [shapes] : []),
  ];
}

function entry(drift: ReportedDrift): string[] {
  const { kind, expected, got, count, example, hurts, id, place, curl } = drift;
  const times = count > 1 ? `, ${count} times` : '';
  return [
    `  ✗ ${ABOUT[kind]}: ${fieldOf(drift)} (${kind}${times}, ${id})`,
    `      expected  ${expected}`,
    `      got       ${got}${example && example !== got ? `, for example ${example}` : ''}`,
    `      contract  ${place ?? 'nowhere'}`,
    `      repeat    ${curl || callOf(drift)}`,
    `      hurts     ${affectedLine(hurts)}`,
  ];
}
