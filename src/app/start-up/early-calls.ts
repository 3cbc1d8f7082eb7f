import type { Bootstrap, HomepageEvents, Slide } from '@generated/model';
import { EARLY_ADDRESSES } from '../../api/early-addresses';
import { type ReadResponse, sendEarly } from '../../api/early-requests';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { readStoredText } from '../../browser/storage/stored-entry';
import { NARROW, slideImage, slidesFor } from '../../features/home/slides-for';
import { prefetchFirstTexts } from '../../i18n/first-texts';
import {
  chooseLanguage,
  guessLanguage,
  LANGUAGE_KEY,
  type Language,
  languageHeader,
} from '../../i18n/languages';
import { leadEvent } from '../../lib/event/lead-event';
import { FIRST_VIEW_ID } from '../first-view/first-view-in-page';

interface Visit {
  hostname: string;
  pathname: string;
  search: string;
}

/**
 * Sends the first attempt of each start-up request before the site's code has loaded. The code that takes the
 * responses over handles errors, retries, timeouts and dead keys.
 */
export async function makeEarlyCalls({ hostname, pathname, search }: Visit): Promise<void> {
  const isHome = pathname === '/' && search === '';
  const isShop = /^\/(passes|packages)$/.test(pathname);
  const chosen = readStoredText(LANGUAGE_KEY);
  const { get, fetchKeys } = connect(
    readJson(await sendEarly('/config.json', { cache: 'no-cache' })).hosts,
    hostname,
    guessLanguage(chosen, navigator.languages),
  );

  /** Reads the channel's response, to prefetch the first texts and the logo, and to return the slides. */
  async function readChannel(): Promise<readonly Slide[]> {
    const { settings, slides }: Pick<Bootstrap, 'settings' | 'slides'> = readJson(
      await get(EARLY_ADDRESSES.bootstrap),
    );
    prefetchFirstTexts(chooseLanguage(settings, chosen, navigator.languages));
    // The header's links are next to the logo and would shift if the logo loaded after them.
    if (settings.logo && !pathname.startsWith('/watch_embed/')) prefetchPicture(settings.logo, 'low');
    return slides;
  }

  async function callWithKeys(): Promise<HomepageEvents | null> {
    const getKeyed = await fetchKeys();
    void getKeyed(EARLY_ADDRESSES.profile);
    const id = watchedEvent(pathname);
    if (id) void getKeyed(EARLY_ADDRESSES.event(id));
    if (isShop && search === '') for (const address of EARLY_ADDRESSES.comparedGames) void getKeyed(address);
    return isHome ? readJson(await getKeyed(EARLY_ADDRESSES.homepage)) : null;
  }

  const channel = readChannel();
  void get(EARLY_ADDRESSES.participants);
  if (isShop) for (const address of [EARLY_ADDRESSES.packages, EARLY_ADDRESSES.plans]) void get(address);
  // Both are awaited together, so that neither failure is left without a handler if the other occurs first.
  const [slides, events] = await Promise.all([channel, callWithKeys()]);
  // The pictures are prefetched after the code, because they cannot be shown without it.
  if (events) for (const picture of firstPictures(events, slides)) prefetchPicture(picture, 'low');
}

/**
 * Returns the largest pictures of home: those of its first event, or of the first slide if there is no event.
 */
function firstPictures(events: HomepageEvents, slides: readonly Slide[]): string[] {
  const lead = leadEvent(events);
  const [first] = slidesFor(slides);
  if (lead) return lead.participants.flatMap(({ image }) => image ?? []).slice(0, 2);
  return first ? [slideImage(first, matchMedia(NARROW).matches)] : [];
}

/**
 * Fetches an event again if the edge has left its stream's address out of the page, because the address
 * depends on the viewer's region.
 */
export async function fetchWithheld({ hostname, pathname }: Omit<Visit, 'search'>): Promise<void> {
  const { hosts } = document.getElementById(FIRST_VIEW_ID)?.dataset ?? {};
  const id = watchedEvent(pathname);
  if (!hosts || !id) return;
  const { fetchKeys } = connect(JSON.parse(hosts), hostname, document.documentElement.lang as Language);
  const getKeyed = await fetchKeys();
  void getKeyed(EARLY_ADDRESSES.event(id));
}

const watchedEvent = (path: string) => /^\/watch(?:_embed)?\/([1-9]\d{0,14})$/.exec(path)?.[1];

type Get = (address: string) => Promise<ReadResponse>;

/** Returns functions that send requests to the hosts of the configuration. */
function connect(
  { apiHost = '', keysHost = '/keys' }: { apiHost?: string; keysHost?: string } = {},
  hostname: string,
  language: Language | undefined,
): { get: Get; fetchKeys(): Promise<Get> } {
  const headers = new Headers();
  const preferred = languageHeader(language, navigator.languages);
  if (preferred) headers.set('Accept-Language', preferred);
  // Both hosts are read before the first request, so that a host that is no text stops all requests in the
  // same way.
  const [api, keys] = [apiHost.replace(/\/$/, ''), keysHost.replace(/\/$/, '')];
  const get: Get = (address) => sendEarly(api + address, { headers });
  return {
    get,
    /** Fetches the keys if none are stored. Returns a function that sends requests with the keys. */
    async fetchKeys() {
      let channel_key = readStoredText('channel_key');
      let api_key = channel_key && readStoredText('api_key');
      channel_key ??= readText(await sendEarly(keys + EARLY_ADDRESSES.channelKey(hostname)), 'channel_key');
      if (!api_key) {
        const sent = new Headers(headers);
        sent.set('Content-Type', 'application/json');
        const body = JSON.stringify({ channel_key });
        api_key = readText(
          await sendEarly(api + EARLY_ADDRESSES.apiKey, { method: 'POST', headers: sent, body }),
          'api_key',
        );
      }
      const parameters = new URLSearchParams({ api_key, channel_key });
      return (address) => get(`${address}${address.includes('?') ? '&' : '?'}${parameters}`);
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: what is not as expected throws, and the call is left to the site's code.
function readJson({ status, text }: ReadResponse): any {
  if (status !== 200) throw new Error(`status ${status}`);
  return JSON.parse(text);
}

function readText(response: ReadResponse, name: string): string {
  const { [name]: value } = readJson(response);
  if (typeof value !== 'string') throw new Error(`no ${name}`);
  return value;
}
