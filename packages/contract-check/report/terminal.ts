import { ABOUT } from '../judge/finding.ts';
import { callOf, hurtLine, placeOf, type Report, type ReportedDrift } from './report.ts';

export function terminalReport(report: Report): string {
  const { target, calls, seconds, drifts, accepted, mended, notes } = report;
  const lines: string[] = [];
  for (const [operation, own] of byOperation(drifts)) {
    lines.push('', operation);
    for (const drift of own) lines.push(...entry(drift));
  }
  const unseen = report.coverage.filter((one) => one.unseen);
  if (unseen.length > 0)
    lines.push('', `Success not seen: ${unseen.map((one) => `${one.operation} (${one.unseen})`).join(', ')}`);
  for (const note of notes) lines.push(note);
  for (const gone of mended) lines.push(`No more there, and still in the baseline: ${gone}`);
  const known = accepted.length > 0 ? `, ${accepted.length} accepted by the baseline` : '';
  const verdict =
    drifts.length === 0
      ? 'keeps the contract'
      : `drifts in ${drifts.length} ${drifts.length === 1 ? 'way' : 'ways'}`;
  lines.push('', `${target} ${verdict}${known}: ${calls} calls, ${seconds.toFixed(1)} s`);
  return lines.join('\n').trimStart();
}

function entry(drift: ReportedDrift): string[] {
  const { kind, expected, got, count, example, hurts, id } = drift;
  const often = count > 1 ? `, ${count} times` : '';
  return [
    `  ✗ ${placeOf(drift)}: ${ABOUT[kind].toLowerCase()} (${kind}${often}, ${id})`,
    `      contract  ${expected}`,
    `      came      ${got}${example && example !== got ? `, for example ${example}` : ''}`,
    `      by        ${callOf(drift)}`,
    `      hurts     ${hurtLine(hurts)}`,
  ];
}

export function byOperation(drifts: ReportedDrift[]): Map<string, ReportedDrift[]> {
  const groups = new Map<string, ReportedDrift[]>();
  for (const drift of drifts) groups.set(drift.operation, [...(groups.get(drift.operation) ?? []), drift]);
  return groups;
}
