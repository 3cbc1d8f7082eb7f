import type { Language } from './languages';

const REGION = /-([a-z]{2}|\d{3})(?=-|$)/i;

/**
 * The locale for dates, times and amounts. For example, French in a browser set to en-CA uses
 * the formats of fr-CA. Without a region in the browser's languages, it is the language alone.
 */
export function regionalLocale(language: Language, preferred: readonly string[]): string {
  const inLanguage = preferred.filter((tag) => tag.toLowerCase().split('-')[0] === language);
  const [tag] = [...inLanguage, ...preferred].filter((each) => REGION.test(each));
  const region = tag && REGION.exec(tag)?.[1];
  return region ? `${language}-${region.toUpperCase()}` : language;
}
