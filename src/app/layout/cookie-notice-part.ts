import type { ComponentType } from 'react';
import { dictionary } from '../../i18n/dictionary';

let opening: Promise<ComponentType | null> | null = null;

/** The code and texts of the cookie notice, which are loaded lazily, because most viewers have decided. */
export const cookieNoticePart = {
  /** The notice's component, once its code and texts have loaded. At the edge it is there before a rendering. */
  component: null as ComponentType | null,
  /** Whether the page was rendered with the notice. */
  isOnPage: false,

  load: (): Promise<ComponentType> =>
    import('../../features/consent/cookie-notice').then(({ CookieNotice }) => CookieNotice),

  /** Opens the notice. Resolves with null if that fails, because the site works without it. */
  open(): Promise<ComponentType | null> {
    opening ??= Promise.all([cookieNoticePart.load(), dictionary.need('consent')]).then(
      ([component]) => {
        cookieNoticePart.component = component;
        return component;
      },
      () => null,
    );
    return opening;
  },
};
