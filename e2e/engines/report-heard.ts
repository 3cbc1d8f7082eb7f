import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { phrasesNotHeard } from '../../tools/heard/documented-phrases.ts';
import { heardDifferences } from '../../tools/heard/heard-differences.ts';
import { type HeardStep, toText } from '../../tools/heard/heard-step.ts';
import { KNOWN_DIFFERENCES, sortDifferences } from '../../tools/heard/known-differences.ts';

const FOLDER = '.cache/test-reports/heard';
const DOCUMENT = 'docs/before-launch.md';

/** The journeys that must contain the announcements which the document lists under each item. */
const DOCUMENTED: Readonly<Record<string, RegExp>> = {
  Checkout: /\bcard\b/,
  Player: /^a recording plays/,
  'Clip tool': /^a clip is cut/,
};

/** Returns the differences between engines that no entry of KNOWN_DIFFERENCES explains. */
export const unlistedIn = (steps: readonly HeardStep[]): string[] =>
  sortDifferences(heardDifferences(steps), KNOWN_DIFFERENCES).unlisted;

/**
 * Writes what was heard in each journey, prints the differences between engines, and returns the number of
 * failures.
 */
export function reportHeard(steps: readonly HeardStep[], isWhole: boolean): number {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const journeys = Map.groupBy(steps, ({ engine, journey }) => `${journey} (${engine})`);
  for (const [name, heard] of journeys) writeFileSync(`${FOLDER}/${name}.txt`, toText(heard));

  const { known, unlisted, unseen } = sortDifferences(heardDifferences(steps), KNOWN_DIFFERENCES);
  console.log(`What a screen reader announces: ${steps.length} steps, ${known.length} known differences`);
  for (const { reason } of isWhole ? unseen : []) console.log(`– no longer needed: ${reason}`);
  for (const difference of unlisted) console.log(`✗ a difference without a reason: ${difference}`);
  const undocumented = notInDocument(steps);
  for (const phrase of undocumented) console.log(`✗ ${DOCUMENT} says what was not heard: ${phrase}`);
  return unlisted.length + undocumented.length;
}

function notInDocument(steps: readonly HeardStep[]): string[] {
  const document = readFileSync(DOCUMENT, 'utf8');
  return Object.entries(DOCUMENTED).flatMap(([item, pattern]) => {
    const heard = steps.filter(({ journey }) => pattern.test(journey));
    return heard.length > 0 ? phrasesNotHeard(document, item, toText(heard)) : [];
  });
}
