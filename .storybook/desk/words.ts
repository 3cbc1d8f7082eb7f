/** Turns a text into one line, in which line breaks and no-break spaces become spaces. */
export const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Whether a page contains these words, in upper or lower case. */
export const hasWords = (page: string, words: string): boolean =>
  page.toLowerCase().includes(inOneLine(words).toLowerCase());
