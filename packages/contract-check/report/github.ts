import { ABOUT } from '../judge/finding.ts';
import { affectedLine, fieldOf, type Report } from './report.ts';
import { terminalReport } from './terminal.ts';

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const escapeProperty = (text: string) => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** Writes annotations for GitHub Actions, and the report for people in a collapsible group. */
export function githubReport(report: Report): string {
  const errors = report.drifts.map((drift) => {
    const [, file = '', line = '1'] = /^(.*):(\d+)$/.exec(drift.place ?? '') ?? [];
    const place = file ? `file=${escapeProperty(file)},line=${line},` : '';
    const title = `${drift.operation} ${fieldOf(drift)}: ${ABOUT[drift.kind]}`;
    const text = `expected ${drift.expected}; got ${drift.got}. Hurts ${affectedLine(drift.hurts)}.`;
    return `::error ${place}title=${escapeProperty(title)}::${escapeData(text)}`;
  });
  const unproved = report.unproved.map((text) => `::error title=Inconclusive::${escapeData(text)}`);
  return ['::group::Contract report', terminalReport(report), '::endgroup::', ...errors, ...unproved].join(
    '\n',
  );
}
