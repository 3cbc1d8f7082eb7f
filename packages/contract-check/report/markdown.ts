import { ABOUT } from '../judge/finding.ts';
import {
  affectedLine,
  callOf,
  coverageCell,
  coverageStatuses,
  fieldOf,
  type Report,
  remarksOf,
  shapesLine,
  unseenByReason,
  versionLine,
} from './report.ts';

/** Escapes characters that would end a table cell or become markup. */
export const cell = (text: string): string =>
  text.replace(/[\\`*_[\]<>|]/g, (sign) => `\\${sign}`).replace(/\s+/g, ' ');

const code = (text: string): string =>
  text === '' ? '' : `\`${text.replaceAll('`', 'ʼ').replaceAll('|', '\\|')}\``;

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
const TITLES = {
  keeps: '## ✅ The backend keeps the contract',
  inconclusive: '## ⚠️ Inconclusive: part of the contract was not proved',
};

export function markdownReport(report: Report): string {
  const { calls, seconds, drifts, accepted, outcome, sentence, version } = report;
  const count = `${drifts.length} ${drifts.length === 1 ? 'way' : 'ways'}`;
  const lines = [
    outcome === 'drifts' ? `## ❌ The backend drifts in ${count}` : TITLES[outcome],
    '',
    cell(sentence),
    '',
    `${calls} calls in ${seconds.toFixed(1)} s, ${accepted.length} drifts accepted; ${cell(versionLine(version))}.`,
  ];
  if (drifts.length > 0) {
    lines.push(
      '',
      row(['Operation', 'Where', 'Expected', 'Got', 'Times', 'Hurts']),
      row(Array(6).fill('---')),
    );
    for (const drift of drifts)
      lines.push(
        row([
          `${code(drift.operation)}<br>${code(drift.place ?? '')}`,
          `${code(fieldOf(drift))}<br>${cell(ABOUT[drift.kind])}`,
          cell(drift.expected),
          `${cell(drift.got)}<br>${code(drift.curl || callOf(drift))}`,
          String(drift.count),
          cell(affectedLine(drift.hurts)),
        ]),
      );
  }
  for (const remark of remarksOf(report)) lines.push('', `- ${cell(remark)}`);
  lines.push(...coverageTable(report));
  return lines.join('\n');
}

function coverageTable({ coverage }: Report): string[] {
  if (coverage.operations.length === 0) return [];
  const statuses = coverageStatuses(coverage);
  const shapes = shapesLine(coverage);
  return [
    '',
    '<details><summary>Coverage</summary>',
    '',
    row(['Operation', ...statuses.map(String)]),
    row(['---', ...statuses.map(() => '---')]),
    ...coverage.operations.map((one) =>
      row([code(one.operation), ...statuses.map((status) => coverageCell(one, status))]),
    ),
    '',
    ...unseenByReason(coverage).map(([reason, what]) => `- Not seen, ${cell(reason)}: ${what.join(', ')}`),
    ...(shapes ? [`- ${cell(shapes)}`] : []),
    '',
    '</details>',
  ];
}
