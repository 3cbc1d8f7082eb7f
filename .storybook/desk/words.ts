/** A text as one line: a break and a no-break space count as a space. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a page has these words, in any case. */
export const hasWords = (page: string, words: string): boolean =>
  page.toLowerCase().includes(inOneLine(words).toLowerCase());
