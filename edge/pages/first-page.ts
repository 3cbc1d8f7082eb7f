import { EARLY_ADDRESSES } from '../../src/api/early-addresses.ts';
import type { RenderedView, RenderOptions } from '../../src/app/first-view/render-first-view.tsx';
import type { Language } from '../../src/i18n/languages.ts';
import { regionalLocale } from '../../src/i18n/regional-locale.ts';
import { timeZoneName } from '../../src/i18n/time-zones.ts';
import { parseAcceptLanguage } from '../../src/lib/parse/accept-language.ts';
import { isRecord } from '../../src/lib/parse/is.ts';
import { withTimeout } from '../../src/lib/time/time.ts';
import { FAILED_MS, LARGEST_LIST } from '../api-client.ts';
import type { ChannelClient } from '../channel-client.ts';
import { etagOf } from '../etag.ts';
import { StaleCache } from '../stale-cache.ts';
import { type FirstViewFiles, writeFirstPage } from './write-first-page.ts';

/** Renders home, as built from the site's own sources. */
export interface FirstViewRenderer {
  render(options: RenderOptions): RenderedView | null;
  files: FirstViewFiles;
}

/*
 * Serves home with its first view: rendered as a visitor sees it, with the responses that it was rendered from, so that
 * the site starts without a call. If anything is missing, fails or takes too long, it serves the plain page.
 */

const FRESH_MS = 10_000;
const STALE_MS = 60_000;
/** A page is about 200 KB in memory, the responses for pages of all regions twice that. */
const MAX_PAGES = 300;
const MAX_STARTS = 100;
/** A page that waits longer is later than one without a first view. */
const MAX_WAIT_MS = 150;
const CALL_MS = 5_000;

type Start = Pick<RenderOptions, 'config' | 'responses'>;

interface Visit {
  address: URL;
  language: Language;
  locale: string;
}

interface WrittenPage {
  /** The page that it was made from. */
  plain: string;
  html: string;
  etag: string;
}

export const FIRST_PAGE_PATH = '/';

export function createFirstPage(
  { render, files }: FirstViewRenderer,
  page: (request: Request) => Promise<Response>,
  config: (address: URL) => Promise<unknown>,
  { api, gate, find, now }: ChannelClient,
) {
  const times = { freshMs: FRESH_MS, staleMs: STALE_MS, failedMs: FAILED_MS, now };
  const starts = new StaleCache<Start>({ ...times, maxEntries: MAX_STARTS });
  const pages = new StaleCache<WrittenPage | null>({ ...times, maxEntries: MAX_PAGES });

  /** Regions share the responses, since anybody can name any region. */
  async function fetchStart(address: URL, language: Language): Promise<Start> {
    const signal = AbortSignal.timeout(CALL_MS);
    const open = (path: string) => api.open(address, withoutApi(path), language, signal, LARGEST_LIST);
    const [channel, participants, homepage, ownConfig] = await Promise.all([
      open(EARLY_ADDRESSES.bootstrap),
      open(EARLY_ADDRESSES.participants),
      api.keyed(address, withoutApi(EARLY_ADDRESSES.homepage), {}, language, signal, LARGEST_LIST),
      config(address),
    ]);
    return { config: ownConfig, responses: { channel, participants, homepage } };
  }

  async function writePage(plain: string, { address, language, locale }: Visit): Promise<WrittenPage | null> {
    const start = await starts.get(`${address.origin} ${language}`, () => fetchStart(address, language));
    const timeZone = zoneOf(start.responses.homepage);
    const view = render({ ...start, now: now(), language, locale, timeZone, origin: address.origin });
    if (!view) return null;
    const html = writeFirstPage(plain, view, files);
    return { plain, html, etag: `W/${await etagOf(html)}` };
  }

  return async (request: Request, later?: (work: Promise<unknown>) => void): Promise<Response> => {
    const address = new URL(request.url);
    const acceptLanguage = request.headers.get('Accept-Language') ?? '';
    const plainPage = page(request);
    if (!gate.admits(address.host)) return plainPage;
    const found = find(address, { acceptLanguage }, AbortSignal.timeout(CALL_MS)).catch(() => null);
    const answer = await plainPage;
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return answer;
    const plain = await answer.clone().text();

    async function read(): Promise<WrittenPage | null> {
      const { language } = (await found) ?? {};
      if (!language) return null;
      const locale = regionalLocale(language, parseAcceptLanguage(acceptLanguage));
      const visit = { address, language, locale };
      return pages.get(`${address.origin} ${locale}`, () => writePage(plain, visit), later);
    }

    const reading = read().catch(() => null);
    later?.(reading);
    const written = await withTimeout(MAX_WAIT_MS, reading);
    // A page of an earlier release names files that may be gone.
    if (written?.plain !== plain) return answer;
    const { html, etag } = written;
    const headers = new Headers(answer.headers);
    // These headers describe the unchanged page, or start calls that the rendered one does not need.
    for (const name of ['content-length', 'content-encoding', 'last-modified', 'link']) headers.delete(name);
    headers.set('ETag', etag);
    headers.append('Vary', 'Accept-Language');
    if (request.headers.get('If-None-Match')?.includes(etag))
      return new Response(null, { status: 304, headers });
    return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
  };
}

/** The client of the edge puts it before each path. */
const withoutApi = (path: string) => path.replace(/^\/api/, '');

/** The zone of most of the venues: nothing says where the viewer is, but most are near the games. */
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
