import { type Consumers, EVERY_SCREEN, hurtBy } from '../consumers/consumers.ts';
import { cell } from '../report/markdown.ts';
import { some } from '../report/report.ts';
import { type Change, WEIGHTS } from './changes.ts';

const TITLES = { breaking: '❌ Breaking', risky: '⚠️ Risky', harmless: '✅ Harmless' };

/** The screens that show what the changed operations answer. */
function screensOf({ operations }: Change, consumers: Consumers): string[] {
  const screens = new Set(operations.flatMap((id) => hurtBy(consumers, id, '').screens));
  return screens.has(EVERY_SCREEN) ? [EVERY_SCREEN] : [...screens];
}

/** For a pull request. */
export function diffMarkdown(changes: Change[], consumers: Consumers, between: string): string {
  const count = WEIGHTS.map(
    (weight) => `${changes.filter((change) => change.weight === weight).length} ${weight}`,
  );
  const lines = [
    `## The contract, ${between}`,
    '',
    changes.length === 0 ? 'No change.' : `${count.join(', ')}.`,
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
        `| ${cell(change.place)} | ${cell(change.message)} | ${cell(some(change.operations)) || 'none'} | ${cell(some(screensOf(change, consumers))) || 'none'} |`,
      );
  }
  return lines.join('\n');
}

export function diffText(changes: Change[], consumers: Consumers, between: string): string {
  const lines = changes
    .toSorted((one, other) => WEIGHTS.indexOf(one.weight) - WEIGHTS.indexOf(other.weight))
    .flatMap((change) => [
      `${change.weight.padEnd(9)} ${change.place}: ${change.message}`,
      `          operations ${some(change.operations) || 'none'}; screens ${some(screensOf(change, consumers)) || 'none'}`,
    ]);
  const count = WEIGHTS.map(
    (weight) => `${changes.filter((change) => change.weight === weight).length} ${weight}`,
  );
  return [...lines, `The contract, ${between}: ${count.join(', ')}`].join('\n');
}
