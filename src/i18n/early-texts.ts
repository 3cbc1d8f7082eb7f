/**
 * The few texts that may be needed before any message file is loaded: the channel's language is not
 * known yet, so they follow the browser's.
 */
const EARLY_TEXTS = {
  en: {
    loading: 'Loading…',
    configTitle: 'This site is not set up yet',
    configMissing: 'Its configuration file, config.json, is missing or can’t be reached.',
    configMalformed: 'Its configuration file, config.json, is not valid: {problem}',
    reload: 'Reload',
  },
  fr: {
    loading: 'Chargement…',
    configTitle: 'Ce site n’est pas encore configuré',
    configMissing: 'Son fichier de configuration, config.json, est absent ou inaccessible.',
    configMalformed: 'Son fichier de configuration, config.json, n’est pas valide\u00a0: {problem}',
    reload: 'Recharger',
  },
} as const;

export type EarlyTextId = keyof (typeof EARLY_TEXTS)['en'];

export function earlyText(id: EarlyTextId, values: Record<string, string> = {}): string {
  const language = globalThis.navigator?.language.startsWith('fr') ? 'fr' : 'en';
  return EARLY_TEXTS[language][id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
