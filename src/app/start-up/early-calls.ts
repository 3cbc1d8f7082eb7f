import type { Bootstrap, HomepageEvents, Slide } from '@generated/model';
import { EARLY_ADDRESSES } from '../../api/early-addresses';
import { type ReadResponse, sendEarly } from '../../api/early-requests';
import { prefetchPicture } from '../../browser/prefetch-picture';
import { readStoredText } from '../../browser/storage/stored-entry';
import { NARROW, slideImage, slidesFor } from '../../features/home/slides-for';
import { prefetchFirstTexts } from '../../i18n/first-texts';
import { chooseLanguage, guessLanguage, LANGUAGE_KEY, languageHeader } from '../../i18n/languages';
import { leadEvent } from '../../lib/event/lead-event';

interface Visit {
  hostname: string;
  pathname: string;
  search: string;
}

/**
 * Sends the first attempt of each call of the start that needs no code, before the site's code has loaded. Errors,
 * retries, timeouts and dead keys stay with the code that takes the responses over.
 */
export async function makeEarlyCalls({ hostname, pathname, search }: Visit): Promise<void> {
  const isHome = pathname === '/' && search === '';
  const isShop = /^\/(passes|packages)$/.test(pathname);
  const chosen = readStoredText(LANGUAGE_KEY);
  const headers = new Headers();
  const language = languageHeader(guessLanguage(chosen, navigator.languages), navigator.languages);
  if (language) headers.set('Accept-Language', language);

  const { apiHost, keysHost } = await readHosts();
  const get = (address: string) => sendEarly(apiHost + address, { headers });
  /** The keys as the parameters of a call. */
  async function fetchKeys(): Promise<string> {
    let channel_key = readStoredText('channel_key');
    let api_key = channel_key && readStoredText('api_key');
    channel_key ??= readText(await sendEarly(keysHost + EARLY_ADDRESSES.channelKey(hostname)), 'channel_key');
    if (!api_key) {
      const sent = new Headers(headers);
      sent.set('Content-Type', 'application/json');
      const body = JSON.stringify({ channel_key });
      api_key = readText(
        await sendEarly(apiHost + EARLY_ADDRESSES.apiKey, { method: 'POST', headers: sent, body }),
        'api_key',
      );
    }
    return String(new URLSearchParams({ api_key, channel_key }));
  }

  /** Reads the channel for its first texts, its logo and its slides. */
  async function readChannel(): Promise<readonly Slide[]> {
    const { settings, slides }: Pick<Bootstrap, 'settings' | 'slides'> = readJson(
      await get(EARLY_ADDRESSES.bootstrap),
    );
    prefetchFirstTexts(chooseLanguage(settings, chosen, navigator.languages));
    // The header's links are next to the logo and would move if it loaded after them.
    if (settings.logo && !pathname.startsWith('/watch_embed/')) prefetchPicture(settings.logo, 'low');
    return slides;
  }

  async function callWithKeys(): Promise<HomepageEvents | null> {
    const keys = await fetchKeys();
    const getKeyed = (address: string) => get(`${address}${address.includes('?') ? '&' : '?'}${keys}`);
    void getKeyed(EARLY_ADDRESSES.profile);
    const [, id] = /^\/watch(?:_embed)?\/([1-9]\d{0,14})$/.exec(pathname) ?? [];
    if (id) void getKeyed(EARLY_ADDRESSES.event(id));
    if (isShop && search === '') for (const address of EARLY_ADDRESSES.comparedGames) void getKeyed(address);
    return isHome ? readJson(await getKeyed(EARLY_ADDRESSES.homepage)) : null;
  }

  const channel = readChannel();
  void get(EARLY_ADDRESSES.participants);
  if (isShop) for (const address of [EARLY_ADDRESSES.packages, EARLY_ADDRESSES.plans]) void get(address);
  // Together, so that neither failure is left without a handler when the other comes first.
  const [slides, events] = await Promise.all([channel, callWithKeys()]);
  // Not before the code, without which the pictures cannot be shown.
  if (events) for (const picture of firstPictures(events, slides)) prefetchPicture(picture, 'low');
}

/** The largest pictures of home: those of its first event, else of the first slide. */
function firstPictures(events: HomepageEvents, slides: readonly Slide[]): string[] {
  const lead = leadEvent(events);
  const [first] = slidesFor(slides);
  if (lead) return lead.participants.flatMap(({ image }) => image ?? []).slice(0, 2);
  return first ? [slideImage(first, matchMedia(NARROW).matches)] : [];
}

async function readHosts(): Promise<{ apiHost: string; keysHost: string }> {
  const config = readJson(await sendEarly('/config.json', { cache: 'no-cache' }));
  const { apiHost = '', keysHost = '/keys' } = config.hosts ?? {};
  return { apiHost: apiHost.replace(/\/$/, ''), keysHost: keysHost.replace(/\/$/, '') };
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
