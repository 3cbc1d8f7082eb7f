/**
 * For edge hosts that call the default export's `fetch` in front of the site. There, a fetch of the page's
 * own address reaches the site's files.
 */
import { createEdge } from './edge.ts';

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

interface Environment {
  /** The host's own static files, if it provides them. */
  ASSETS?: { fetch: typeof fetch };
}

let site: typeof fetch = fetch;

const edge = createEdge({
  page: (request) => site(new Request(request.url, { headers: withoutConditions(request) })),
  config: async (address) => (await site(new URL('/config.json', address))).json(),
});

/** The page is rewritten, so neither a range of it nor a "304 Not Modified" can be used. */
function withoutConditions({ headers }: Request): Headers {
  const unconditional = new Headers(headers);
  for (const name of ['if-none-match', 'if-modified-since', 'range']) unconditional.delete(name);
  return unconditional;
}

export default {
  fetch(request: Request, environment?: Environment, context?: Context): Promise<Response> {
    const { ASSETS } = environment ?? {};
    if (ASSETS) site = (input, init) => ASSETS.fetch(input, init);
    return edge(request, context && ((work) => context.waitUntil(work.catch(() => {}))));
  },
};
