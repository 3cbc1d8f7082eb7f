export type Language = 'en' | 'fr';

/** Texts that may be needed before any message file has loaded, or if none can. */
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
  /** Its name in the language itself. */
  name: string;
  /** Stripe's code for it. */
  stripe: 'en' | 'fr-CA';
  openGraph: string;
  direction: 'ltr' | 'rtl';
  early: EarlyTexts;
}

/**
 * Everything that the site needs for a language besides its message files. A new language does not compile
 * until its record is complete.
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

/** The storage key of the viewer's choice. */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(LANGUAGES, value);
}

export interface ChannelLanguages {
  language?: string | null;
  languages?: readonly string[];
  language_detection?: boolean | null;
}

/** The first of the browser's languages that is among these, whatever its region. */
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

/** The language of the first requests, before the channel has reported which ones it offers. */
export function guessLanguage(
  chosen: string | undefined,
  preferred: readonly string[],
): Language | undefined {
  return isLanguage(chosen) ? chosen : firstPreferred(preferred, ALL_LANGUAGES);
}

/**
 * The language that a request's header has to name. null if it is the browser's first: the browser's own header names
 * it already, and without another one the page's preloaded requests can be reused.
 */
export function languageHeader(
  language: Language | undefined,
  preferred: readonly string[],
): Language | null {
  const [first = ''] = preferred;
  const isFirst = language === first.toLowerCase().split('-')[0];
  return isFirst ? null : (language ?? null);
}

/** Whether viewers who have not chosen may read different languages. */
export function detectsLanguage(channel: ChannelLanguages | undefined): boolean {
  return offeredLanguages(channel).length > 1 && channel?.language_detection !== false;
}

/**
 * The viewer's choice; else, where the channel offers several, the first of the browser's languages among them;
 * else the channel's own. A channel may turn the detection off.
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

/** The channel's own language first. */
export function offeredLanguages(channel: ChannelLanguages | undefined): Language[] {
  const own = isLanguage(channel?.language) ? channel.language : DEFAULT_LANGUAGE;
  const listed = (channel?.languages ?? []).filter(isLanguage);
  return [own, ...listed.filter((language) => language !== own)];
}
