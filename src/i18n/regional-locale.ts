import type { Language } from './languages';

const REGION = /-([a-z]{2}|\d{3})(?=-|$)/i;

/**
 * The locale for dates, times and amounts: a viewer who reads French in a browser set to en-CA gets the
 * formats of fr-CA. If the browser names no region, the formats are the language's own.
 */
export function regionalLocale(language: Language, preferred: readonly string[]): string {
  const inLanguage = preferred.filter((tag) => tag.toLowerCase().split('-')[0] === language);
  const [tag] = [...inLanguage, ...preferred].filter((each) => REGION.test(each));
  const region = tag && REGION.exec(tag)?.[1];
  return region ? `${language}-${region.toUpperCase()}` : language;
}
