/** The exit code of each way in which a run can end. */
export const EXIT_CODES = { keeps: 0, drifts: 1, misuse: 2, unreachable: 3, inconclusive: 4 } as const;

export type Outcome = 'keeps' | 'drifts' | 'inconclusive';

/** Any drift makes the outcome `drifts`, even if the run also failed to prove something. */
export function outcomeOf(drifts: number, unproved: readonly string[]): Outcome {
  if (drifts > 0) return 'drifts';
  return unproved.length > 0 ? 'inconclusive' : 'keeps';
}

interface RunSummary {
  target: string;
  drifts: number;
  unproved: readonly string[];
  /** Schemas of which no response contained an object. */
  unseenShapes: readonly string[];
}

/** Describes the outcome in one sentence, including what was not proved. */
export function outcomeSentence({ target, drifts, unproved, unseenShapes }: RunSummary): string {
  const reasons = unproved.join(' ');
  switch (outcomeOf(drifts, unproved)) {
    case 'keeps':
      return unseenShapes.length > 0
        ? `${target} keeps the contract as far as it was seen: there was no ${some(unseenShapes)}.`
        : `${target} keeps the contract.`;
    case 'drifts': {
      const ways = `drifts in ${drifts} ${drifts === 1 ? 'way' : 'ways'}`;
      return unproved.length > 0
        ? `${target} ${ways}, and part of the contract was not proved. ${reasons}`
        : `${target} ${ways}.`;
    }
    case 'inconclusive':
      return `Inconclusive: ${target} showed no drift, but part of the contract was not proved. ${reasons}`;
  }
}

/** Lists the first few names, followed by the number of the others. */
export function some(names: readonly string[], shown = 6): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(', ')} and ${more} more` : names.join(', ');
}
