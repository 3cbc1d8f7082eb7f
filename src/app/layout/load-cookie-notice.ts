/** New viewers see the cookie notice in the first view, so start-up preloads it. */
export const loadCookieNotice = () =>
  import('../../features/consent/cookie-notice').then(({ CookieNotice }) => CookieNotice);
