import { ABOUT } from '../judge/finding.ts';
import {
  affectedLine,
  byOperation,
  callOf,
  fieldOf,
  type Report,
  type ReportedDrift,
  shapesLine,
  versionLine,
} from './report.ts';

// XML does not allow most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: The expression removes control characters.
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

const xml = (text: string): string =>
  text
    .replace(CONTROL, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const RUN_CASE = 'the run proves what it should';

/** Writes one test case per operation, with all its drifts in one failure, and one for the run as a whole. */
export function junitReport(report: Report): string {
  const drifting = byOperation(report.drifts);
  const known = report.coverage.operations.map(({ operation }) => operation);
  const names = [...new Set([...known, ...drifting.keys()])];
  const cases = names.map((name) => testCase(report, name, drifting.get(name) ?? []));
  const errors = report.unproved.length > 0 ? 1 : 0;
  const counts = `tests="${names.length + 1}" failures="${drifting.size}" errors="${errors}" time="${report.seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(report.target)}" ${counts}>`,
    '    <properties>',
    `      <property name="version" value="${xml(versionLine(report.version))}"/>`,
    `      <property name="outcome" value="${report.outcome}"/>`,
    '    </properties>',
    ...cases,
    `    <testcase classname="contract" name="${RUN_CASE}" time="0">`,
    ...(errors > 0
      ? [
          `      <error type="inconclusive" message="${xml(report.sentence)}">${xml(report.unproved.join('\n'))}</error>`,
        ]
      : []),
    '    </testcase>',
    `    <system-out>${xml([report.sentence, shapesLine(report.coverage), ...report.notes].filter(Boolean).join('\n'))}</system-out>`,
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase(report: Report, name: string, drifts: ReportedDrift[]): string {
  const coverage = report.coverage.operations.find(({ operation }) => operation === name);
  const isCalled = coverage?.statuses.some(({ judged }) => judged > 0) ?? true;
  const seconds = ((coverage?.milliseconds ?? 0) / 1000).toFixed(3);
  const lines = (coverage?.statuses ?? []).map(({ status, judged, reason }) =>
    reason === null ? `${status}: judged ${judged} times` : `${status}: not seen, ${reason}`,
  );
  const reason = coverage?.statuses.find(({ status }) => status === 200)?.reason ?? 'not called';
  return [
    `    <testcase classname="contract" name="${xml(name)}" time="${seconds}">`,
    ...failure(drifts),
    ...(isCalled || drifts.length > 0 ? [] : [`      <skipped message="${xml(reason)}"/>`]),
    ...(lines.length > 0 ? [`      <system-out>${xml(lines.join('\n'))}</system-out>`] : []),
    '    </testcase>',
  ].join('\n');
}

/** Common JUnit readers expect at most one failure per test case. */
function failure(drifts: ReportedDrift[]): string[] {
  const [first] = drifts;
  if (!first) return [];
  const texts = drifts.map((drift) =>
    [
      `${ABOUT[drift.kind]}: ${fieldOf(drift)} (${drift.kind}, ${drift.count} times)`,
      `expected: ${drift.expected}`,
      `got: ${drift.got} ${drift.example}`,
      `contract: ${drift.place ?? 'nowhere'}`,
      `repeat: ${drift.curl || callOf(drift)}`,
      `hurts: ${affectedLine(drift.hurts)}`,
    ].join('\n'),
  );
  const more = drifts.length > 1 ? ` and ${drifts.length - 1} more` : '';
  const message = `${fieldOf(first)}: ${ABOUT[first.kind]}${more}`;
  return [
    `      <failure type="${first.kind}" message="${xml(message)}">${xml(texts.join('\n\n'))}</failure>`,
  ];
}
