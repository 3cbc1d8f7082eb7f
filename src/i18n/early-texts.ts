import { readStoredText } from '../browser/storage/stored-entry';
import { guessLanguage, LANGUAGE_KEY, type Language } from './languages';

interface EarlyTexts {
  loading: string;
  unreachable: string;
  tryAgain: string;
  slowStart: string;
  siteSilent: string;
  pageIncomplete: string;
  serviceSilent: string;
  offline: string;
  fileLost: string;
  tooOld: string;
}

/** Texts that are needed before the message files have loaded, or if they fail to load. */
export const EARLY_TEXTS: Readonly<Record<Language, EarlyTexts>> = {
  en: {
    loading: 'Loading…',
    unreachable: 'This site can’t be reached at the moment',
    tryAgain: 'Try again',
    slowStart: 'This is taking longer than usual.',
    siteSilent: 'The website hasn’t answered yet.',
    pageIncomplete: 'This page hasn’t fully loaded yet.',
    serviceSilent: 'The video service hasn’t answered yet.',
    offline: 'Your device seems to be offline.',
    fileLost: 'A part of this website couldn’t be loaded.',
    tooOld: 'This browser is too old for this website, which needs',
  },
  fr: {
    loading: 'Chargement…',
    unreachable: 'Ce site est inaccessible pour le moment',
    tryAgain: 'Réessayer',
    slowStart: 'C’est plus long que d’habitude.',
    siteSilent: 'Le site n’a pas encore répondu.',
    pageIncomplete: 'Cette page n’est pas encore entièrement chargée.',
    serviceSilent: 'Le service vidéo n’a pas encore répondu.',
    offline: 'Votre appareil semble être hors ligne.',
    fileLost: 'Une partie du site n’a pas pu être chargée.',
    tooOld: 'Ce navigateur est trop ancien pour ce site, qui exige',
  },
};

/**
 * Returns an early text. The channel's languages may be unknown, so it is in the language that the viewer has
 * chosen, otherwise the browser's.
 */
export function earlyText(id: keyof EarlyTexts): string {
  return EARLY_TEXTS[earlyLanguage()][id];
}

function earlyLanguage(): Language {
  return guessLanguage(readStoredText(LANGUAGE_KEY), globalThis.navigator?.languages ?? []) ?? 'en';
}
