export type Language = 'en' | 'fr';

interface LanguageFacts {
  /** The name of the language in the language itself. */
  name: string;
  /** Stripe's code for the language. */
  stripe: 'en' | 'fr-CA';
  openGraph: string;
  direction: 'ltr' | 'rtl';
}

/**
 * Everything that the site needs for a language, except its message files and its early texts. A new
 * language does not compile until its record is complete.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    stripe: 'en',
    openGraph: 'en_US',
    direction: 'ltr',
  },
  fr: {
    name: 'Français',
    stripe: 'fr-CA',
    openGraph: 'fr_CA',
    direction: 'ltr',
  },
} as const satisfies Record<Language, LanguageFacts>;

export const ALL_LANGUAGES = Object.keys(LANGUAGES).filter(isLanguage);
const DEFAULT_LANGUAGE: Language = 'en';

/** The storage key of the viewer's chosen language. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

export interface ChannelLanguages {
  language?: string | null;
  languages?: readonly string[];
  language_detection?: boolean | null;
}

/** The first of the browser's languages that is offered. The region is ignored. */
export function firstPreferred(
  preferred: readonly string[],
  offered: readonly Language[],
): Language | undefined {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language) && offered.includes(language)) return language;
  }
  return undefined;
}

/** The language of the first requests, when the languages of the channel are still unknown. */
export function guessLanguage(
  chosen: string | undefined,
  preferred: readonly string[],
): Language | undefined {
  return isLanguage(chosen) ? chosen : firstPreferred(preferred, ALL_LANGUAGES);
}

/**
 * The language for the request header. Null if the browser's own header already names
 * it. Without an extra header, the page's preloaded requests can be reused.
 */
export function languageHeader(
  language: Language | undefined,
  preferred: readonly string[],
): Language | null {
  const [first = ''] = preferred;
  const isFirst = language === first.toLowerCase().split('-')[0];
  return isFirst ? null : (language ?? null);
}

/** Whether viewers who have not chosen a language may see different languages. */
export function detectsLanguage(channel: ChannelLanguages | undefined): boolean {
  return offeredLanguages(channel).length > 1 && channel?.language_detection !== false;
}

/**
 * The viewer's choice. Otherwise the first of the browser's languages that the channel
 * offers, unless the channel has turned detection off. Otherwise the channel's own language.
 */
export function chooseLanguage(
  channel: ChannelLanguages | undefined,
  chosen: string | undefined,
  preferred: readonly string[] = [],
): Language {
  const offered = offeredLanguages(channel);
  if (isLanguage(chosen) && offered.includes(chosen)) return chosen;
  const detected = detectsLanguage(channel) ? firstPreferred(preferred, offered) : undefined;
  return detected ?? offered[0] ?? DEFAULT_LANGUAGE;
}

/** The languages that the channel offers, its own language first. */
export function offeredLanguages(channel: ChannelLanguages | undefined): Language[] {
  const own = isLanguage(channel?.language) ? channel.language : DEFAULT_LANGUAGE;
  const listed = (channel?.languages ?? []).filter(isLanguage);
  return [own, ...listed.filter((language) => language !== own)];
}
