/**
 * For edge hosts that stand before the site and call `fetch` of a module's default export. There, asking for the
 * page's own address leads on to the site's files.
 */
import { createUnfurl } from './unfurl.ts';

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

interface Environment {
  /** The host's own static files, where it names them. */
  ASSETS?: { fetch: typeof fetch };
}

let site: typeof fetch = fetch;

const unfurl = createUnfurl({
  page: (request) => site(new Request(request.url, { headers: withoutConditions(request) })),
  config: async (address) => (await site(new URL('/config.json', address))).json(),
});

/** The page is written anew: neither a part of it nor a "not modified" will do. */
function withoutConditions({ headers }: Request): Headers {
  const kept = new Headers(headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) kept.delete(name);
  return kept;
}

export default {
  fetch(request: Request, environment?: Environment, context?: Context): Promise<Response> {
    const { ASSETS } = environment ?? {};
    if (ASSETS) site = (input, init) => ASSETS.fetch(input, init);
    return unfurl(request, context && ((work) => context.waitUntil(work.catch(() => {}))));
  },
};
