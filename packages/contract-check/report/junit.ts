import { ABOUT } from '../judge/finding.ts';
import { callOf, hurtLine, placeOf, type Report } from './report.ts';
import { byOperation } from './terminal.ts';

// XML has no place for most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

const xml = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** One test case an operation; each drift is a failure in it. */
export function junitReport(report: Report): string {
  const drifting = byOperation(report.drifts);
  const names = [...new Set([...report.coverage.map(({ operation }) => operation), ...drifting.keys()])];
  const cases = names.map((name) => {
    const failures = (drifting.get(name) ?? []).map((drift) => {
      const text = [
        `contract: ${drift.expected}`,
        `came: ${drift.got} ${drift.example}`,
        `by: ${callOf(drift)} (${drift.count} times)`,
        `hurts: ${hurtLine(drift.hurts)}`,
      ].join('\n');
      const message = `${placeOf(drift)}: ${ABOUT[drift.kind]}`;
      return `      <failure type="${drift.kind}" message="${xml(message)}">${xml(text)}</failure>`;
    });
    const asked = report.coverage.find(({ operation }) => operation === name)?.statuses.length !== 0;
    const skipped = !asked && failures.length === 0 ? ['      <skipped message="not asked"/>'] : [];
    return [
      `    <testcase classname="contract" name="${xml(name)}">`,
      ...failures,
      ...skipped,
      '    </testcase>',
    ].join('\n');
  });
  const counts = `tests="${names.length}" failures="${drifting.size}" time="${report.seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(report.target)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}
