import type { Language } from './languages';

/** The build writes all of them into the page, because no script can choose one. */
export const NO_SCRIPT_TEXTS: Record<Language, string> = {
  en: 'This website needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
};
