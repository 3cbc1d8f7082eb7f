export type Language = 'en' | 'fr';

/** Texts that are needed before the message files have loaded, or if they fail to load. */
interface EarlyTexts {
  loading: string;
  unreachable: string;
  tryAgain: string;
  slowStart: string;
  siteSilent: string;
  serviceSilent: string;
  offline: string;
  fileLost: string;
  tooOld: string;
}

interface LanguageFacts {
  /** The name of the language in the language itself. */
  name: string;
  /** Stripe's code for the language. */
  stripe: 'en' | 'fr-CA';
  openGraph: string;
  direction: 'ltr' | 'rtl';
  early: EarlyTexts;
}

/**
 * Everything that the site needs for a language, except its message files. A new
 * language does not compile until its record is complete.
 */
export const LANGUAGES = {
  en: {
    name: 'English',
    stripe: 'en',
    openGraph: 'en_US',
    direction: 'ltr',
    early: {
      loading: 'Loading…',
      unreachable: 'This site can’t be reached at the moment',
      tryAgain: 'Try again',
      slowStart: 'This is taking longer than usual.',
      siteSilent: 'The website hasn’t answered yet.',
      serviceSilent: 'The video service hasn’t answered yet.',
      offline: 'Your device seems to be offline.',
      fileLost: 'A part of this website couldn’t be loaded.',
      tooOld: 'This browser is too old for this website, which needs',
    },
  },
  fr: {
    name: 'Français',
    stripe: 'fr-CA',
    openGraph: 'fr_CA',
    direction: 'ltr',
    early: {
      loading: 'Chargement…',
      unreachable: 'Ce site est inaccessible pour le moment',
      tryAgain: 'Réessayer',
      slowStart: 'C’est plus long que d’habitude.',
      siteSilent: 'Le site n’a pas encore répondu.',
      serviceSilent: 'Le service vidéo n’a pas encore répondu.',
      offline: 'Votre appareil semble être hors ligne.',
      fileLost: 'Une partie du site n’a pas pu être chargée.',
      tooOld: 'Ce navigateur est trop ancien pour ce site, qui exige',
    },
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
