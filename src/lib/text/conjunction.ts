/** Joins texts to a list such as “A, B and C”, in the way of the language. */
export const conjunction = (locale: string, parts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
