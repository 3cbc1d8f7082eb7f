/** “A, B and C”, as the language writes it. */
export const conjunction = (locale: string, parts: readonly string[]): string =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
