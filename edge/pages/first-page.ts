import { EARLY_ADDRESSES } from '../../src/api/early-addresses.ts';
import { type Device, readDevice } from '../../src/app/first-view/device-cookie.ts';
import type { FirstCall, Renderer } from '../../src/app/first-view/render-first-view.tsx';
import { mayBeChannelPage } from '../../src/app/first-view/rendered-paths.ts';
import { type RenderedScreen, renderedScreen } from '../../src/app/first-view/rendered-screen.ts';
import { isLanguage, type Language } from '../../src/i18n/languages.ts';
import { regionalLocale } from '../../src/i18n/regional-locale.ts';
import { timeZoneName } from '../../src/i18n/time-zones.ts';
import { parseAcceptLanguage } from '../../src/lib/parse/accept-language.ts';
import { isRecord } from '../../src/lib/parse/is.ts';
import { dateFormatter } from '../../src/lib/text/formatters.ts';
import { withTimeout } from '../../src/lib/time/time.ts';
import { HttpError, MAX_LIST_LENGTH, RETRY_FAILED_AFTER_MS } from '../api-client.ts';
import type { ChannelClient } from '../channel-client.ts';
import { etagOf } from '../etag.ts';
import { loadableAddress, readPictureHead } from '../pictures/picture-head.ts';
import { pictureRatio } from '../pictures/picture-size.ts';
import { StaleCache } from '../stale-cache.ts';
import type { Unfurl } from './unfurl.ts';
import { type FirstViewFiles, writeFirstPage } from './write-first-page.ts';

/** Renders the first view of some screens. It is built from the site's own sources. */
export interface FirstViewRenderer extends Renderer {
  files: Record<RenderedScreen, FirstViewFiles>;
}

/*
 * Serves a screen with its first view as a visitor sees it, together with the API responses used, so that the
 * site starts without a request. If anything is missing, fails or takes too long, it serves the plain page.
 */

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
/** The time zone is that of most venues, which hardly changes when games of other zones are added. */
const ZONE_FRESH_MS = 600_000;
const ZONE_STALE_MS = 3_600_000;
const MAX_ZONES = 2_000;
const LOGO_FRESH_MS = 3_600_000;
const LOGO_STALE_MS = 24 * LOGO_FRESH_MS;
const MAX_LOGOS = 2_000;
/**
 * A page is about 200 KB in memory. The pages of a language share their responses, which take up to twice
 * that.
 */
const MAX_PAGES = 300;
const MAX_RESPONSES = 300;
/** If rendering takes longer than this, the viewer sees the plain page sooner. */
const MAX_WAIT_MS = 150;
const CALL_MS = 5_000;
const CHANNEL_CALL: FirstCall = { url: EARLY_ADDRESSES.bootstrap, hasKeys: false, allowedCodes: [] };

interface Visit {
  address: URL;
  language: Language;
  locale: string;
  /** The device's own time zone, if the request names one. */
  timeZone: string | null;
  /** The URL of the channel's logo. */
  logo: string | null;
}

interface WrittenPage {
  /** The plain page from which this page was made. */
  plain: string;
  html: string;
  etag: string;
}

/**
 * Whether a URL may be rendered. A query may be a filter or contain a secret, so such a URL gets the plain
 * page.
 */
export const isRendered = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): boolean =>
  search === '' && (renderedScreen(pathname) !== null || mayBeChannelPage(pathname));

export function createFirstPage(
  { calls, render, files }: FirstViewRenderer,
  page: Unfurl,
  config: (address: URL) => Promise<unknown>,
  { api, gate, find, now }: ChannelClient,
  maxWaitMs = MAX_WAIT_MS,
) {
  const times = { freshMs: FRESH_MS, staleMs: STALE_MS, failedMs: RETRY_FAILED_AFTER_MS, now };
  const responses = new StaleCache<unknown>({ ...times, maxEntries: MAX_RESPONSES });
  const pages = new StaleCache<WrittenPage | null>({ ...times, maxEntries: MAX_PAGES });
  const zones = new StaleCache<string>({
    ...{
      freshMs: ZONE_FRESH_MS,
      staleMs: ZONE_STALE_MS,
      failedMs: RETRY_FAILED_AFTER_MS,
      maxEntries: MAX_ZONES,
      now,
    },
  });

  const logos = new StaleCache<number | null>({
    ...{
      freshMs: LOGO_FRESH_MS,
      staleMs: LOGO_STALE_MS,
      failedMs: RETRY_FAILED_AFTER_MS,
      maxEntries: MAX_LOGOS,
      now,
    },
  });

  /**
   * Reads the logo's width-to-height ratio from its file, because the API does not return it. Null if it is
   * unknown.
   */
  function fetchRatio({ address, logo }: Visit): Promise<number | null> {
    const url = loadableAddress(logo, address);
    if (!url) return Promise.resolve(null);
    return logos.get(url.href, async () => {
      const head = await readPictureHead(api.fetchPicture(address, url.href, AbortSignal.timeout(CALL_MS)));
      return head && pictureRatio(head);
    });
  }

  /** Pages of all regions share the responses, since anybody can request any region. */
  function fetchResponse({ url, hasKeys, allowedCodes }: FirstCall, visit: Visit): Promise<unknown> {
    const { address, language } = visit;
    const path = withoutApi(url);
    return responses.get(`${address.origin} ${language} ${path}`, async () => {
      const signal = AbortSignal.timeout(CALL_MS);
      try {
        return await (hasKeys
          ? api.fetchWithKeys(address, path, {}, language, signal, MAX_LIST_LENGTH)
          : api.fetchWithoutKeys(address, path, language, signal, MAX_LIST_LENGTH));
      } catch (error) {
        if (error instanceof HttpError && allowedCodes.includes(error.status)) return null;
        throw error;
      }
    });
  }

  const zoneOfVenues = (visit: Visit): Promise<string> =>
    zones.get(visit.address.origin, async () =>
      zoneOf(await fetchResponse({ url: EARLY_ADDRESSES.homepage, hasKeys: true, allowedCodes: [] }, visit)),
    );

  async function writePage(plain: string, visit: Visit): Promise<WrittenPage | null> {
    const { address, language, locale } = visit;
    const timeZone = visit.timeZone ?? (await zoneOfVenues(visit));
    const at = { now: now(), timeZone };
    const { pathname } = address;
    const channel = mayBeChannelPage(pathname) ? await fetchResponse(CHANNEL_CALL, visit) : null;
    const needed = calls({ path: pathname, ...at }, channel);
    if (!needed) return null;
    const [ownConfig, logoRatio, ...fetched] = await Promise.all([
      config(address),
      fetchRatio(visit),
      ...needed.map(async (call) => [call.url, await fetchResponse(call, visit)] as const),
    ]);
    const view = render({ config: ownConfig, responses: new Map(fetched), ...at, language, locale, address });
    if (!view) return null;
    const html = writeFirstPage(plain, view, files[view.screen], { src: visit.logo, ratio: logoRatio });
    return { plain, html, etag: `W/${await etagOf(html)}` };
  }

  return async (request: Request, waitUntil?: (work: Promise<unknown>) => void): Promise<Response> => {
    const address = new URL(request.url);
    const acceptLanguage = request.headers.get('Accept-Language') ?? '';
    const plainPage = page(request, waitUntil);
    const device = readDevice(request.headers.get('Cookie') ?? '');
    if (!gate.admits(address.host) || device?.startsPlain) return plainPage;
    const chosen = isLanguage(device?.language) ? device.language : undefined;
    const found = find(address, { acceptLanguage, chosen }, AbortSignal.timeout(CALL_MS)).catch(() => null);
    const plainResponse = await plainPage;
    if (plainResponse.status !== 200 || !plainResponse.headers.get('content-type')?.startsWith('text/html'))
      return plainResponse;
    const plain = await plainResponse.clone().text();

    async function read(): Promise<WrittenPage | null> {
      const { language, channel } = (await found) ?? {};
      if (!language || !channel) return null;
      const locale = regionalLocale(language, parseAcceptLanguage(acceptLanguage));
      const visit = { address, language, locale, timeZone: ownZone(device), logo: channel.logo };
      return pages.get(
        `${address.origin} ${address.pathname} ${locale} ${visit.timeZone}`,
        () => writePage(plain, visit),
        waitUntil,
      );
    }

    const reading = read().catch(() => null);
    waitUntil?.(reading);
    const written = await withTimeout(maxWaitMs, reading);
    // A page of an earlier release refers to files that may be gone.
    if (written?.plain !== plain) return plainResponse;
    const { html, etag } = written;
    const headers = new Headers(plainResponse.headers);
    // These headers describe the plain page's body, or start requests that the rendered page does not need.
    for (const name of ['content-length', 'content-encoding', 'last-modified', 'link']) headers.delete(name);
    headers.set('ETag', etag);
    if (!headers.get('Vary')?.includes('Accept-Language')) headers.append('Vary', 'Accept-Language');
    headers.append('Vary', 'Cookie');
    if (request.headers.get('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
  };
}

/** The API client adds /api to each path itself. */
const withoutApi = (path: string) => path.replace(/^\/api/, '');

/** Returns the device's time zone, or null if the formatters of this server do not know it. */
function ownZone(device: Device | null): string | null {
  try {
    return dateFormatter('en', { timeZone: device?.timeZone ?? '' }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/**
 * Returns the time zone of most events. On a first visit the device's zone is unknown, but most viewers are
 * near the games.
 */
function zoneOf(homepage: unknown): string {
  const events = Object.values(isRecord(homepage) ? homepage : {}).flat();
  const zones = events.map((event) =>
    isRecord(event) && typeof event.time_zone === 'string' ? event.time_zone : 'UTC',
  );
  const byZone = Map.groupBy(zones, (zone) => zone);
  const [most = 'UTC'] = [...byZone.keys()].toSorted(
    (one, other) => (byZone.get(other)?.length ?? 0) - (byZone.get(one)?.length ?? 0),
  );
  return timeZoneName(most);
}
