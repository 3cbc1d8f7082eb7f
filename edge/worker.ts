/**
 * The entry for edge hosts that call the default export's `fetch` in front of the site. On such a host,
 * fetching the page's own URL reaches the site's files.
 */
import { createRenderer } from '../src/app/first-view/render-first-view.tsx';
import { createEdge } from './edge.ts';
import type { FirstViewRenderer } from './pages/first-page.ts';

/** The build inserts the list of the site's files, because an edge host has no folder to read it from. */
declare const FIRST_VIEW_FILES: FirstViewRenderer['files'];

interface Context {
  waitUntil(work: Promise<unknown>): void;
}

interface Environment {
  /** The host's own static files, if it provides them. */
  ASSETS?: { fetch: typeof fetch };
}

let site: typeof fetch = fetch;

/** If the renderer cannot start, plain pages are served. */
const renderer = await createRenderer().catch(() => null);

const edge = createEdge({
  page: (request) => site(new Request(request.url, { headers: withoutConditions(request) })),
  config: async (address) => (await site(new URL('/config.json', address))).json(),
  firstView: renderer ? { ...renderer, files: FIRST_VIEW_FILES } : undefined,
});

/** The page is rewritten, so neither a range of the page nor a "304 Not Modified" can be used. */
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
