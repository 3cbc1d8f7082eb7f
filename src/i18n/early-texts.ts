/**
 * The few texts that may be needed before any message file is loaded, or where none can be: the channel's
 * language is not known yet, so they follow the browser's.
 */
const EARLY_TEXTS = {
  en: {
    loading: 'Loading…',
    unreachable: 'This site can’t be reached at the moment',
    tryAgain: 'Try again',
  },
  fr: {
    loading: 'Chargement…',
    unreachable: 'Ce site est inaccessible pour le moment',
    tryAgain: 'Réessayer',
  },
} as const;

export function earlyText(id: keyof (typeof EARLY_TEXTS)['en']): string {
  return EARLY_TEXTS[globalThis.navigator?.language.startsWith('fr') ? 'fr' : 'en'][id];
}
