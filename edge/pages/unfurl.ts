import type { Language } from '../../src/i18n/languages.ts';
import { RETRY_FAILED_AFTER_MS } from '../api-client.ts';
import { type ChannelClient, type ChannelOptions, createChannelClient } from '../channel-client.ts';
import { type ChannelFacts, readClip, readEvent } from '../facts.ts';
import { StaleCache } from '../stale-cache.ts';
import { describePage, type PageDescription } from './describe.ts';
import { writeHead } from './write-head.ts';

/*
 * Serves `/watch/{id}` and `/share/{id}/{uuid}` with a description in their head, because services that show
 * link previews run no script. The description is in the language that the site would choose for the
 * request's `Accept-Language`. If anything fails, the plain page is served.
 */

export interface UnfurlOptions extends ChannelOptions {
  /** Fetches the plain page from the site's host. */
  page(request: Request): Promise<Response>;
  /** How long the API may take, because a page without a preview is better than a slow page. */
  timeoutMs?: number;
}

export type Unfurl = (request: Request, waitUntil?: (work: Promise<unknown>) => void) => Promise<Response>;

const TIMEOUT_MS = 1_500;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;
const MAX_PAGES = 2_000;

interface Described {
  page: PageDescription;
  /** The page that was written last, because the next viewer most likely requests the same one. */
  written?: { plain: string; address: string; html: string };
}

function writeOnce(described: Described, plain: string, { origin, pathname }: URL): string {
  const address = origin + pathname;
  if (described.written?.plain !== plain || described.written.address !== address)
    described.written = { plain, address, html: writeHead(plain, described.page, new URL(address)) };
  return described.written.html;
}

type Subject = { kind: 'event'; id: string } | { kind: 'clip'; id: string; uuid: string };

export function subjectOf(path: string): Subject | null {
  const [, event] = /^\/watch\/(\d{1,12})\/?$/.exec(path) ?? [];
  if (event) return { kind: 'event', id: event };
  const [, id, uuid] = /^\/share\/(\d{1,12})\/([A-Za-z0-9-]{1,64})\/?$/.exec(path) ?? [];
  return id && uuid ? { kind: 'clip', id, uuid } : null;
}

export function createUnfurl(
  options: UnfurlOptions,
  { api, gate, find, now }: ChannelClient = createChannelClient(options),
): Unfurl {
  const { page, timeoutMs = TIMEOUT_MS } = options;
  const cacheOptions = {
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    failedMs: RETRY_FAILED_AFTER_MS,
    maxEntries: MAX_PAGES,
    now,
  };
  const pages = new StaleCache<Described | null>(cacheOptions);

  async function describe(
    subject: Subject,
    address: URL,
    channel: ChannelFacts,
    language: Language,
    signal: AbortSignal,
  ): Promise<Described | null> {
    if (subject.kind === 'event') {
      const event = readEvent(
        await api.fetchWithKeys(address, `/events/${subject.id}`, {}, language, signal),
      );
      return event && { page: describePage({ kind: 'event', facts: event }, channel, language) };
    }
    const { id, uuid } = subject;
    const clip = readClip(await api.fetchWithKeys(address, `/shared-clip/${id}`, { uuid }, language, signal));
    return clip && { page: describePage({ kind: 'clip', facts: clip }, channel, language) };
  }

  return async (request, waitUntil) => {
    const address = new URL(request.url);
    const subject = subjectOf(address.pathname);
    const plain = page(request);
    if (!subject || (request.method !== 'GET' && request.method !== 'HEAD')) return plain;
    if (!gate.admits(address.host)) return plain;
    const signal = AbortSignal.timeout(timeoutMs);
    const readInLanguage = async () => {
      const acceptLanguage = request.headers.get('Accept-Language') ?? '';
      const found = await find(address, { acceptLanguage }, signal);
      if (!found) return null;
      const { channel, language, varies } = found;
      const uuid = 'uuid' in subject ? subject.uuid : '';
      const described = await pages.get(
        [address.host, language, subject.kind, subject.id, uuid].join(' '),
        () => describe(subject, address, channel, language, signal),
        waitUntil,
      );
      return described && { described, varies };
    };
    const [plainResponse, found] = await Promise.all([plain, readInLanguage().catch(() => null)]);
    const type = plainResponse.headers.get('content-type') ?? '';
    if (!found || plainResponse.status !== 200 || !type.startsWith('text/html')) return plainResponse;
    const headers = new Headers(plainResponse.headers);
    // These headers describe the body of the plain page.
    for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
    if (found.varies) headers.append('Vary', 'Accept-Language');
    const html = writeOnce(found.described, await plainResponse.text(), address);
    return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
  };
}
