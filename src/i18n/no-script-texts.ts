import type { Language } from './languages';

/** Written into the page by the build: whoever reads it has no script that could choose one. */
export const NO_SCRIPT_TEXTS: Record<Language, string> = {
  en: 'This website needs JavaScript. Turn it on in your browser’s settings, then reload the page.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans les réglages de votre navigateur, puis rechargez la page.',
};
