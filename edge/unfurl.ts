import {
  ALL_LANGUAGES,
  chooseLanguage,
  detectsLanguage,
  firstPreferred,
  type Language,
} from '../src/i18n/languages.ts';
import { parseAcceptLanguage } from '../src/lib/parse/accept-language.ts';
import { ApiClient, type ApiOptions, FAILED_MS } from './api-client.ts';
import { describePage, type PageDescription } from './describe.ts';
import { type ChannelFacts, readChannel, readClip, readEvent } from './facts.ts';
import { HostGate } from './host-gate.ts';
import { StaleCache } from './stale-cache.ts';
import { writeHead } from './write-head.ts';

/*
 * Serves `/watch/{id}` and `/share/{id}/{uuid}` with a description in their head, because services that show
 * link previews run no script. The description is in the language that the site would choose for a viewer with the
 * request's `Accept-Language`. If anything fails, it serves the plain page.
 */

export interface UnfurlOptions extends Partial<Omit<ApiOptions, 'config' | 'backend'>> {
  config: ApiOptions['config'];
  backend?: ApiOptions['backend'];
  /** Fetches the plain page from the site's host. */
  page(request: Request): Promise<Response>;
  /** The hosts that this server answers for; any host that has keys if left out. */
  hosts?: readonly string[];
  /** How long the API may take: a page without a preview is better than a page that waits. */
  timeoutMs?: number;
}

export type Unfurl = (request: Request, later?: (work: Promise<unknown>) => void) => Promise<Response>;

const TIMEOUT_MS = 1_500;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;
const MAX_PAGES = 2_000;

type Subject = { kind: 'event'; id: string } | { kind: 'clip'; id: string; uuid: string };

export function subjectOf(path: string): Subject | null {
  const [, event] = /^\/watch\/(\d{1,12})\/?$/.exec(path) ?? [];
  if (event) return { kind: 'event', id: event };
  const [, id, uuid] = /^\/share\/(\d{1,12})\/([A-Za-z0-9-]{1,64})\/?$/.exec(path) ?? [];
  return id && uuid ? { kind: 'clip', id, uuid } : null;
}

export function createUnfurl(options: UnfurlOptions): Unfurl {
  const { page, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const gate = new HostGate({ hosts: options.hosts, now });
  const api = new ApiClient({
    onKeys: (host) => gate.remember(host),
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    config: options.config,
    backend: options.backend ?? ((address) => address.origin),
    now,
  });
  const cacheOptions = {
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    failedMs: FAILED_MS,
    maxEntries: MAX_PAGES,
    now,
  };
  const channels = new StaleCache<ChannelFacts | null>({ ...cacheOptions, freshMs: 5 * FRESH_MS });
  const pages = new StaleCache<PageDescription | null>(cacheOptions);

  async function describe(
    subject: Subject,
    address: URL,
    channel: ChannelFacts,
    language: Language,
    signal: AbortSignal,
  ): Promise<PageDescription | null> {
    if (subject.kind === 'event') {
      const event = readEvent(await api.keyed(address, `/events/${subject.id}`, {}, language, signal));
      return event && describePage({ kind: 'event', facts: event }, channel, language);
    }
    const { id, uuid } = subject;
    const clip = readClip(await api.keyed(address, `/shared-clip/${id}`, { uuid }, language, signal));
    return clip && describePage({ kind: 'clip', facts: clip }, channel, language);
  }

  return async (request, later) => {
    const address = new URL(request.url);
    const subject = subjectOf(address.pathname);
    const plain = page(request);
    if (!subject || (request.method !== 'GET' && request.method !== 'HEAD')) return plain;
    if (!gate.admits(address.host)) return plain;
    const signal = AbortSignal.timeout(timeoutMs);
    const preferred = parseAcceptLanguage(request.headers.get('Accept-Language') ?? '');
    const readInLanguage = async () => {
      api.prefetchKeys(address, signal);
      const channelIn = (language: Language | undefined) =>
        channels.get(`${address.host} ${language ?? ''}`, async () =>
          readChannel(await api.open(address, '/settings', language, signal)),
        );
      const first = firstPreferred(preferred, ALL_LANGUAGES);
      const known = await channelIn(first);
      if (!known) return null;
      const language = chooseLanguage(known.languages, undefined, preferred);
      // The channel's name is a text too, so it is in the language of the preview.
      const channel = first && language !== first ? await channelIn(language) : known;
      if (!channel) return null;
      const uuid = 'uuid' in subject ? subject.uuid : '';
      const description = await pages.get(
        [address.host, language, subject.kind, subject.id, uuid].join(' '),
        () => describe(subject, address, channel, language, signal),
        later,
      );
      return description && { description, varies: detectsLanguage(channel.languages) };
    };
    const [answer, found] = await Promise.all([plain, readInLanguage().catch(() => null)]);
    const type = answer.headers.get('content-type') ?? '';
    if (!found || answer.status !== 200 || !type.startsWith('text/html')) return answer;
    const headers = new Headers(answer.headers);
    // These headers describe the unchanged page.
    for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
    if (found.varies) headers.append('Vary', 'Accept-Language');
    const html = writeHead(await answer.text(), found.description, address);
    return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
  };
}
