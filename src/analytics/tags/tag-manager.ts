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

/** The tag manager reads its commands as the arguments of a call, and knows no other form. */
function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array in its place would not be taken for a command.
  window.dataLayer.push(arguments);
}

/** Where a container is loaded, its triggers go by the names of events. */
function push(event: Record<string, unknown>): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}

const loaded = new Set<string>();

/** Loads the channel's tag manager, and tells it what happens. The page never waits for it. */
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

  function tell({ name, fields }: TagEvent): void {
    if (!container) gtag('event', name, fields);
    else if (!('items' in fields)) push({ event: name, ...fields });
    else {
      // What an earlier event sold would stay otherwise.
      push({ ecommerce: null });
      push({ event: name, ecommerce: fields });
    }
  }

  return {
    hear(happening: ObservedEvent): void {
      const event = tagEvent(happening, page);
      if (!event) return;
      if (event.name === 'page_view') {
        page = happening.href;
        // By itself it would read the address, with all that is in it.
        gtag('set', event.fields);
      }
      tell(event);
    },
    /** The viewer has taken leave back. A script can't be unloaded: it is told to be quiet. */
    forget(): void {
      gtag('consent', 'update', { ...ADVERTISING, analytics_storage: 'denied' });
      Reflect.set(window, `ga-disable-${id}`, true);
      for (const cookie of document.cookie.split('; ')) {
        const [name = ''] = cookie.split('=');
        if (COOKIES.test(name)) expire(name);
      }
    },
  };
}

/** Such cookies are set for the widest domain that takes them. */
function expire(name: string): void {
  const parts = location.hostname.split('.');
  for (const domain of ['', ...parts.map((_, index) => `; domain=.${parts.slice(index).join('.')}`)]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the newer way is not in every browser.
    document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
