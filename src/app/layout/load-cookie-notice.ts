/** Asked of a new viewer in the first view: start-up loads it beside the rest. */
export const loadCookieNotice = () =>
  import('../../features/consent/cookie-notice').then(({ CookieNotice }) => CookieNotice);
