import type { Language } from './languages';

/** The build writes the texts of all languages into the page, because without scripts none can be chosen. */
export const NO_SCRIPT_TEXTS: Record<Language, string> = {
  en: 'This website needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
};
