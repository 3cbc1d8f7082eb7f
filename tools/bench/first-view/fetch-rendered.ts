/** Fetches a page of the edge until it is rendered. The first one may be plain, because nothing is cached yet. */
export async function fetchRendered(url: string): Promise<string> {
  for (;;) {
    const html = await (await fetch(url, { headers: { 'Accept-Language': 'en-US' } })).text();
    if (html.includes('data-rendered')) return html;
  }
}
