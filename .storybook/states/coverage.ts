export interface Coverage {
  shown: string[];
  /** The part of `shown` that is covered only by a story of a response that looks the same. */
  alike: string[];
  missing: string[];
  excepted: string[];
  /** The share of the responses that some story shows, from 0 to 1, among those that a screen can receive. */
  share: number;
}

/**
 * Determines which responses of the contract some story received and then showed. In a group of `alike`, one
 * response is enough.
 */
export function coverage(
  pairs: readonly string[],
  stories: readonly { shown: readonly string[] }[],
  exceptions: Readonly<Record<string, string>>,
  alike: readonly (readonly string[])[],
): Coverage {
  const seen = new Set(stories.flatMap(({ shown }) => shown));
  const represented = new Set(alike.filter((group) => group.some((pair) => seen.has(pair))).flat());
  const operationOf = (pair: string) => pair.split(' ')[0] ?? '';
  const excepted = pairs.filter((pair) => operationOf(pair) in exceptions);
  const possible = pairs.filter((pair) => !(operationOf(pair) in exceptions));
  const shown = possible.filter((pair) => seen.has(pair) || represented.has(pair));
  const missing = possible.filter((pair) => !shown.includes(pair));
  return {
    shown,
    alike: shown.filter((pair) => !seen.has(pair)),
    missing,
    excepted,
    share: possible.length === 0 ? 1 : shown.length / possible.length,
  };
}
