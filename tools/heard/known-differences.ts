export interface KnownDifference {
  pattern: RegExp;
  reason: string;
}

/** Differences between engines that are not the site's fault. */
export const KNOWN_DIFFERENCES: readonly KnownDifference[] = [
  {
    pattern: /^WebKit computes “\| (.*)” for “(?:img|button) \| \1”/,
    reason: 'WebKitGTK names pictures and the summaries of details, but has no ARIA role for them',
  },
  {
    pattern: /^WebKit computes “button \| (.*)” for “combobox \| \1”/,
    reason: 'WebKitGTK reports a list of choices as the button that opens it',
  },
  {
    pattern: /^Chromium has “button \| Picture in picture .*WebKit “nothing”/,
    reason: 'WebKitGTK has no picture in picture, so the player offers none',
  },
  {
    pattern: /^Chromium has “focus: button \| Search”, WebKit “nothing”/,
    reason:
      'WebKitGTK loses the focus when a suggestion of the search leads to another page; why is not known',
  },
  {
    pattern:
      /^Firefox computes “not found \|” for “(?:textbox \| Password|button \| Show #|button \| Filters #|checkbox \| I accept )/,
    reason:
      'Firefox finds no password field and no summary of details by an ARIA role, and no name with a part of its own, such as a link',
  },
];

/**
 * Separates known differences from those that fail the journeys, and finds reasons that are no longer needed.
 */
export function sortDifferences(differences: readonly string[], reasons: readonly KnownDifference[]) {
  const isKnown = (difference: string) => reasons.some(({ pattern }) => pattern.test(difference));
  return {
    known: differences.filter(isKnown),
    unlisted: differences.filter((difference) => !isKnown(difference)),
    unseen: reasons.filter(({ pattern }) => !differences.some((difference) => pattern.test(difference))),
  };
}
