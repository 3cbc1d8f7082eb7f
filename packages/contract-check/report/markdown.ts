import { ABOUT } from '../judge/finding.ts';
import { callOf, hurtLine, placeOf, type Report } from './report.ts';

/** Nothing that came may end a cell or become markup. */
export const cell = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

const code = (text: string): string =>
  text === '' ? '' : `\`${text.replaceAll('`', 'ʼ').replaceAll('|', '\\|')}\``;

export function markdownReport(report: Report): string {
  const { target, calls, seconds, drifts, accepted, mended, notes } = report;
  const title =
    drifts.length === 0
      ? '## ✅ The backend keeps the contract'
      : `## ❌ The backend drifts in ${drifts.length} ways`;
  const lines = [
    title,
    '',
    `${cell(target)}: ${calls} calls in ${seconds.toFixed(1)} s, ${accepted.length} accepted.`,
  ];
  if (drifts.length > 0) {
    lines.push(
      '',
      '| Operation | Where | Contract | Came | Times | Hurts |',
      '| --- | --- | --- | --- | --- | --- |',
    );
    for (const drift of drifts)
      lines.push(
        `| ${code(drift.operation)} | ${code(placeOf(drift))}<br>${cell(ABOUT[drift.kind])} | ${cell(drift.expected)} | ${cell(drift.got)}<br>${code(callOf(drift))} | ${drift.count} | ${cell(hurtLine(drift.hurts))} |`,
      );
  }
  for (const note of [...notes, ...mended.map((gone) => `In the baseline and gone: ${gone}`)])
    lines.push('', `- ${cell(note)}`);
  return lines.join('\n');
}
