import type { Bootstrap } from '@generated/model';
import { EARLY_ADDRESSES } from '../../api/early-addresses';
import { type ReadResponse, sendEarly } from '../../api/early-requests';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { readStoredText } from '../../browser/storage/stored-entry';
import { prefetchFirstTexts } from '../../i18n/first-texts';
import {
  chooseLanguage,
  guessLanguage,
  LANGUAGE_KEY,
  type Language,
  languageHeader,
} from '../../i18n/languages';
import { prefetchFormats } from '../../i18n/prefetch-formats';
import { FIRST_VIEW_ID } from '../first-view/first-view-in-page';

interface Visit {
  hostname: string;
  pathname: string;
  search: string;
}

/**
 * Sends the first attempt of each start-up request before the site's code has loaded. The code that takes the
 * responses over handles errors, retries, timeouts and dead keys. `onKeysRequested` is called once the last
 * request for keys is sent, or if it cannot be sent.
 */
export async function makeEarlyCalls(
  { hostname, pathname, search }: Visit,
  onKeysRequested: () => void,
): Promise<void> {
  const isHome = pathname === '/' && search === '';
  const isShop = /^\/(passes|packages)$/.test(pathname);
  const hasLists = search === '' && (isShop || /^\/(schedule|live|upcoming|vod)$/.test(pathname));
  const lists = hasLists ? import('../../api/early-lists') : null;
  // A failure stops the early requests where the lists are needed.
  lists?.catch(() => {});
  const chosen = readStoredText(LANGUAGE_KEY);
  let receiveKeys: ReceiveKeys;
  try {
    const { hosts } = readJson(await sendEarly('/config.json', { cache: 'no-cache' }));
    const { get, requestKeys } = connect(hosts, hostname, guessLanguage(chosen, navigator.languages));
    // The keys come first, because the longest chain of requests starts with them.
    const keys = requestKeys();
    // The processor has nothing else to do until the keys are received.
    prefetchFormats();
    prefetchForChannel(get, pathname, chosen).catch(() => {});
    void get(EARLY_ADDRESSES.participants);
    if (isShop) for (const address of [EARLY_ADDRESSES.packages, EARLY_ADDRESSES.plans]) void get(address);
    receiveKeys = await keys;
  } finally {
    onKeysRequested();
  }
  const getKeyed = await receiveKeys();
  void getKeyed(EARLY_ADDRESSES.profile);
  const id = watchedEvent(pathname);
  if (id) void getKeyed(EARLY_ADDRESSES.event(id));
  if (isHome) void getKeyed(EARLY_ADDRESSES.homepage);
  for (const address of (await lists)?.firstLists(pathname, Date.now()) ?? []) void getKeyed(address);
}

/** Prefetches the first texts and the logo that the channel's response names. */
async function prefetchForChannel(get: Get, pathname: string, chosen: string | undefined): Promise<void> {
  const { settings }: Pick<Bootstrap, 'settings'> = readJson(await get(EARLY_ADDRESSES.bootstrap));
  prefetchFirstTexts(chooseLanguage(settings, chosen, navigator.languages));
  // The header's links are next to the logo and would shift if the logo loaded after them.
  if (settings.logo && !pathname.startsWith('/watch_embed/')) prefetchPicture(settings.logo, 'low');
}

/**
 * Fetches an event again if the edge has left its stream's address out of the page, because the address
 * depends on the viewer's region.
 */
export async function fetchWithheld({ hostname, pathname }: Omit<Visit, 'search'>): Promise<void> {
  const { hosts } = document.getElementById(FIRST_VIEW_ID)?.dataset ?? {};
  const id = watchedEvent(pathname);
  if (!hosts || !id) return;
  const { requestKeys } = connect(JSON.parse(hosts), hostname, document.documentElement.lang as Language);
  const receiveKeys = await requestKeys();
  const getKeyed = await receiveKeys();
  void getKeyed(EARLY_ADDRESSES.event(id));
}

const watchedEvent = (path: string) => /^\/watch(?:_embed)?\/([1-9]\d{0,14})$/.exec(path)?.[1];

type Get = (address: string) => Promise<ReadResponse>;

/** Waits for the response with the API key. Returns a function that sends requests with the keys. */
type ReceiveKeys = () => Promise<Get>;

interface Connection {
  get: Get;
  /** Requests the keys if none are stored. Resolves once the API key is requested. */
  requestKeys(): Promise<ReceiveKeys>;
}

/** Returns functions that send requests to the hosts of the configuration. */
function connect(
  { apiHost = '', keysHost = '/keys' }: { apiHost?: string; keysHost?: string } = {},
  hostname: string,
  language: Language | undefined,
): Connection {
  const headers = new Headers();
  const preferred = languageHeader(language, navigator.languages);
  if (preferred) headers.set('Accept-Language', preferred);
  // Both hosts are read before the first request, so that a host that is no text stops all requests in the
  // same way.
  const [api, keys] = [apiHost.replace(/\/$/, ''), keysHost.replace(/\/$/, '')];
  const get: Get = (address) => sendEarly(api + address, { headers });
  return {
    get,
    async requestKeys() {
      const stored = readStoredText('channel_key');
      const storedApiKey = stored && readStoredText('api_key');
      const channel_key =
        stored ?? readText(await sendEarly(keys + EARLY_ADDRESSES.channelKey(hostname)), 'channel_key');
      const apiKey = storedApiKey ?? sendEarly(api + EARLY_ADDRESSES.apiKey, toPost(channel_key));
      return async () => {
        const received = await apiKey;
        const api_key = typeof received === 'string' ? received : readText(received, 'api_key');
        const parameters = new URLSearchParams({ api_key, channel_key });
        return (address) => get(`${address}${address.includes('?') ? '&' : '?'}${parameters}`);
      };
    },
  };

  function toPost(channel_key: string) {
    const sent = new Headers(headers);
    sent.set('Content-Type', 'application/json');
    return { method: 'POST', headers: sent, body: JSON.stringify({ channel_key }) };
  }
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
