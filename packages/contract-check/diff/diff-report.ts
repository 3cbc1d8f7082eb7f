import { some } from '../check/outcome.ts';
import { affectedBy, type Consumers, EVERY_SCREEN } from '../consumers/consumers.ts';
import { cell } from '../report/markdown.ts';
import type { Change } from './changes.ts';
import { WEIGHTS } from './classes.ts';

const TITLES = { breaking: '❌ Breaking', risky: '⚠️ Risky', harmless: '✅ Harmless' };

/** Returns the screens, in either version of the site, that read the changed field. */
function screensOf({ operations, field }: Change, consumers: readonly Consumers[]): string[] {
  const labels = new Set(
    operations.flatMap((id) => consumers.flatMap((version) => affectedBy(version, id, field).labels)),
  );
  return labels.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...labels];
}

const countsOf = (changes: Change[]) =>
  WEIGHTS.map((weight) => `${changes.filter((change) => change.weight === weight).length} ${weight}`).join(
    ', ',
  );

/** Formats the changes as Markdown for a pull request. */
export function diffMarkdown(changes: Change[], consumers: readonly Consumers[], between: string): string {
  const lines = [
    `## The contract, ${between}`,
    '',
    changes.length === 0 ? 'No change.' : `${countsOf(changes)}.`,
  ];
  for (const weight of WEIGHTS) {
    const own = changes.filter((change) => change.weight === weight);
    if (own.length === 0) continue;
    lines.push(
      '',
      `### ${TITLES[weight]}`,
      '',
      '| Where | What | Operations | Screens |',
      '| --- | --- | --- | --- |',
    );
    for (const change of own)
      lines.push(
        `| ${cell(change.place)} | ${cell(change.message)} | ${cell(some(change.operations)) || 'none'} | ${cell(some(screensOf(change, consumers), 3)) || 'none'} |`,
      );
  }
  return lines.join('\n');
}

export function diffText(changes: Change[], consumers: readonly Consumers[], between: string): string {
  const lines = changes.flatMap((change) => [
    `${change.weight.padEnd(9)} ${change.place}: ${change.message}`,
    `          operations ${some(change.operations) || 'none'}; screens ${some(screensOf(change, consumers), 3) || 'none'}`,
  ]);
  return [...lines, `The contract, ${between}: ${countsOf(changes)}`].join('\n');
}
