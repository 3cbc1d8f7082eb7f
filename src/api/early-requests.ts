/** A response whose body has been read. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  text: string;
}

interface Sent {
  method?: string;
  headers?: Headers;
  body?: BodyInit | null;
  cache?: RequestCache;
  keepalive?: boolean | undefined;
}

interface EarlyRequest {
  response: Promise<ReadResponse>;
  cancel(): void;
}

const waiting = new Map<string | null, EarlyRequest>();

/** Equal for requests that any backend answers alike; null for a body that is no text. */
function identityOf(url: string, { method = 'GET', headers, body }: Sent): string | null {
  if (body && typeof body !== 'string') return null;
  return JSON.stringify([method, url, headers?.get('Accept-Language'), body]);
}

async function read(url: string, sent: Sent, signal: AbortSignal): Promise<ReadResponse> {
  const response = await fetch(url, { ...sent, signal } as RequestInit);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Sends a request before the code has loaded that needs its response. That code takes it over, whatever it is. */
export function sendEarly(url: string, sent: Sent = {}): Promise<ReadResponse> {
  const aborter = new AbortController();
  const response = read(url, sent, aborter.signal);
  const identity = identityOf(url, sent);
  if (identity !== null) waiting.set(identity, { response, cancel: () => aborter.abort() });
  // Ignored here: whoever takes the response over receives the failure.
  response.catch(() => {});
  return response;
}

/** Sends a request, unless the same one was sent early and nobody has taken its response yet. */
export function send(url: string, sent: Sent, signal: AbortSignal): Promise<ReadResponse> {
  const identity = identityOf(url, sent);
  const early = waiting.get(identity);
  if (!early) return read(url, sent, signal);
  waiting.delete(identity);
  if (signal.aborted) early.cancel();
  else signal.addEventListener('abort', early.cancel);
  return early.response;
}

/** Call once the site has started: what nobody has taken by then would be out of date later. */
export function dropEarlyRequests(): void {
  for (const { cancel } of waiting.values()) cancel();
  waiting.clear();
}
