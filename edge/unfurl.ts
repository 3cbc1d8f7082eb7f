import { Api, type ApiOptions, FAILED_MS } from './ask-api.ts';
import { describePage, type PageDescription } from './describe.ts';
import { type ChannelFacts, readChannel, readClip, readEvent } from './facts.ts';
import { Kept } from './kept.ts';
import { writeHead } from './write-head.ts';

/*
 * Pages that are sent to others, `/watch/{id}` and `/share/{id}/{uuid}`, with what they are about written into their
 * head: who shows a link's preview runs no script. Whatever goes wrong on the way, the answer is the plain page.
 */

export interface UnfurlOptions extends Partial<Omit<ApiOptions, 'config' | 'backend'>> {
  config: ApiOptions['config'];
  backend?: ApiOptions['backend'];
  /** The plain page, as the site's host serves it. */
  page(request: Request): Promise<Response>;
  /** The API has this long; a page without a preview is better than one that waits. */
  timeoutMs?: number;
}

export type Unfurl = (request: Request, later?: (work: Promise<unknown>) => void) => Promise<Response>;

const TIMEOUT_MS = 1_500;
const FRESH_MS = 60_000;
const STALE_MS = 600_000;
const MOST = 2_000;

type Subject = { kind: 'event'; id: string } | { kind: 'clip'; id: string; uuid: string };

export function subjectOf(path: string): Subject | null {
  const [, event] = /^\/watch\/(\d{1,12})\/?$/.exec(path) ?? [];
  if (event) return { kind: 'event', id: event };
  const [, id, uuid] = /^\/share\/(\d{1,12})\/([A-Za-z0-9-]{1,64})\/?$/.exec(path) ?? [];
  return id && uuid ? { kind: 'clip', id, uuid } : null;
}

export function createUnfurl(options: UnfurlOptions): Unfurl {
  const { page, timeoutMs = TIMEOUT_MS, now = Date.now } = options;
  const api = new Api({
    fetch: options.fetch ?? ((input, init) => fetch(input, init)),
    config: options.config,
    backend: options.backend ?? ((address) => address.origin),
    now,
  });
  const kept = { freshMs: FRESH_MS, staleMs: STALE_MS, failedMs: FAILED_MS, most: MOST, now };
  const channels = new Kept<ChannelFacts | null>({ ...kept, freshMs: 5 * FRESH_MS });
  const pages = new Kept<PageDescription | null>(kept);

  async function describe(subject: Subject, address: URL): Promise<PageDescription | null> {
    const signal = AbortSignal.timeout(timeoutMs);
    const channel = channels.get(address.host, async () =>
      readChannel(await api.open(address, '/settings', signal)),
    );
    const answer =
      subject.kind === 'event'
        ? api.keyed(address, `/events/${subject.id}`, {}, signal)
        : api.keyed(address, `/shared-clip/${subject.id}`, { uuid: subject.uuid }, signal);
    const [known, facts] = await Promise.all([channel, answer]);
    if (!known) return null;
    if (subject.kind === 'event') {
      const event = readEvent(facts);
      return event && describePage({ kind: 'event', facts: event }, known);
    }
    const clip = readClip(facts);
    return clip && describePage({ kind: 'clip', facts: clip }, known);
  }

  return async (request, later) => {
    const address = new URL(request.url);
    const subject = subjectOf(address.pathname);
    const plain = page(request);
    if (!subject || (request.method !== 'GET' && request.method !== 'HEAD')) return plain;
    const key = `${address.host} ${subject.kind} ${subject.id} ${'uuid' in subject ? subject.uuid : ''}`;
    const known = pages.get(key, () => describe(subject, address), later).catch(() => null);
    const [answer, description] = await Promise.all([plain, known]);
    const type = answer.headers.get('content-type') ?? '';
    if (!description || answer.status !== 200 || !type.startsWith('text/html')) return answer;
    const headers = new Headers(answer.headers);
    // They are of the page as it was.
    for (const name of ['content-length', 'content-encoding', 'etag', 'last-modified']) headers.delete(name);
    const html = writeHead(await answer.text(), description, address);
    return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
  };
}
