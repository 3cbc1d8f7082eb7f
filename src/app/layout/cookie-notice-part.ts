import type { ComponentType } from 'react';

const load = (): Promise<ComponentType> =>
  import('../../features/consent/cookie-notice').then(({ CookieNotice }) => CookieNotice);

/**
 * The code of the cookie notice is loaded lazily, because most viewers have decided. The edge opens it before
 * it renders, and so does the browser before it hydrates a page with the notice.
 */
export const cookieNoticePart = {
  component: null as ComponentType | null,
  load,
  async open(): Promise<void> {
    cookieNoticePart.component = await load();
  },
};
