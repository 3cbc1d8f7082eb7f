/** Adds a query to a path of the site. An empty query adds nothing. */
export function pathWithQuery(path: string, query: URLSearchParams | Record<string, string>): string {
  const written = new URLSearchParams(query).toString();
  return written ? `${path}?${written}` : path;
}
