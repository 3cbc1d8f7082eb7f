import { outsideAddresses } from '../../browser/outside-addresses';
import { allowScriptAddresses } from '../../browser/trusted-types';
import type { ObservedEvent } from '../observed-events';
import { type TagEvent, tagEvent } from './tag-events';
import { tagScript } from './tag-script';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const ADVERTISING = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' } as const;
const COOKIES = /^_(ga|gid|gat|gcl)/;

/** Pushes a command. The tag manager reads commands only from an `arguments` object. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place would not be taken for a command.
  window.dataLayer.push(arguments);
}

/** Pushes an event to the data layer, where a container's triggers match it by its name. */
function push(event: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

const loaded = new Set<string>();

/** Loads the channel's tag manager and forwards events to it. The page never waits for it. */
export function startTagManager(id: string) {
  const { url, container } = tagScript(outsideAddresses().tagManager, id);
  let page = document.referrer;

  Reflect.set(window, `ga-disable-${id}`, false);
  if (!loaded.has(id)) {
    loaded.add(id);
    gtag('consent', 'default', { ...ADVERTISING, analytics_storage: 'granted' });
    if (container) push({ event: 'gtm.js', 'gtm.start': Date.now() });
    else {
      gtag('js', new Date());
      gtag('config', id, { send_page_view: false });
    }
    allowScriptAddresses();
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    document.head.append(script);
  } else gtag('consent', 'update', { analytics_storage: 'granted' });

  function send({ name, fields }: TagEvent): void {
    if (!container) gtag('event', name, fields);
    else if (!('items' in fields)) push({ event: name, ...fields });
    else {
      // Clears the items of the previous event, because the data layer would merge them with the new ones.
      push({ ecommerce: null });
      push({ event: name, ecommerce: fields });
    }
  }

  return {
    onEvent(observed: ObservedEvent): void {
      const event = tagEvent(observed, page);
      if (!event) return;
      if (event.name === 'page_view') {
        page = observed.href;
        // By default, the tag manager would read the full address, including its secrets.
        gtag('set', event.fields);
      }
      send(event);
    },
    /** Called when the viewer withdraws consent. A loaded script can't be removed, so it is disabled. */
    stop(): void {
      gtag('consent', 'update', { ...ADVERTISING, analytics_storage: 'denied' });
      Reflect.set(window, `ga-disable-${id}`, true);
      for (const cookie of document.cookie.split('; ')) {
        const [name = ''] = cookie.split('=');
        if (COOKIES.test(name)) expireCookie(name);
      }
    },
  };
}

/**
 * Expires a cookie on all parent domains, because the tag manager sets cookies on the widest domain that
 * accepts them.
 */
function expireCookie(name: string): void {
  const parts = location.hostname.split('.');
  for (const domain of ['', ...parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser.
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
