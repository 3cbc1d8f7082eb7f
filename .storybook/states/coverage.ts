export interface Coverage {
  shown: string[];
  missing: string[];
  excepted: string[];
  /** Of what a screen can meet, from 0 to 1. */
  share: number;
}

/** Which of the contract's answers some story received and was then found to show. */
export function coverage(
  pairs: readonly string[],
  stories: readonly { shown: readonly string[] }[],
  exceptions: Readonly<Record<string, string>>,
): Coverage {
  const seen = new Set(stories.flatMap(({ shown }) => shown));
  const operationOf = (pair: string) => pair.split(' ')[0] ?? '';
  const excepted = pairs.filter((pair) => operationOf(pair) in exceptions);
  const meetable = pairs.filter((pair) => !(operationOf(pair) in exceptions));
  const shown = meetable.filter((pair) => seen.has(pair));
  const missing = meetable.filter((pair) => !seen.has(pair));
  return { shown, missing, excepted, share: meetable.length === 0 ? 1 : shown.length / meetable.length };
}
