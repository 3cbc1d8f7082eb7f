/** Builds the responses of a broken network, gateway or backend in place of the demo channel's. */

export const json = (body: unknown, status = 200, headers: HeadersInit = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });

export const failure = (status: number, code: string, errors: Record<string, string[]> = {}) =>
  json({ code, message: 'Refused.', errors }, status);

const text = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'Content-Type': type } });

const HTML = '<!doctype html><html><body><h1>502 Bad Gateway</h1><p>nginx</p></body></html>';

export const WRONG_RESPONSES = {
  429: () => failure(429, 'too_many_requests'),
  500: () => failure(500, 'server_error'),
  '502 with HTML': () => text(HTML, 502, 'text/html'),
  'empty body': () => text('', 200, 'application/json'),
  'malformed JSON': () => text('{"data": [{"id": 1, "na', 200, 'application/json'),
  'HTML for JSON': () => text(HTML, 200, 'text/html'),
  null: () => json(null),
} as const satisfies Record<string | number, () => Response>;
