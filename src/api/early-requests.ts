/** A response whose body has been read. */
export interface ReadResponse {
  status: number;
  headers: Headers;
  text: string;
}

interface RequestOptions {
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

const earlyRequests = new Map<string | null, EarlyRequest>();

/**
 * Returns the same text for requests that get the same response from any backend; null for a body that is no
 * text.
 */
function identityOf(url: string, { method = 'GET', headers, body }: RequestOptions): string | null {
  if (body && typeof body !== 'string') return null;
  return JSON.stringify([method, url, headers?.get('Accept-Language'), body]);
}

async function read(url: string, sent: RequestOptions, signal: AbortSignal): Promise<ReadResponse> {
  const response = await fetch(url, { ...sent, signal } as RequestInit);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/**
 * Sends a request before the code that needs its response has loaded. That code takes the response over, even
 * if it is a failure.
 */
export function sendEarly(url: string, sent: RequestOptions = {}): Promise<ReadResponse> {
  const aborter = new AbortController();
  const response = read(url, sent, aborter.signal);
  const identity = identityOf(url, sent);
  if (identity !== null) earlyRequests.set(identity, { response, cancel: () => aborter.abort() });
  // The failure is ignored here, because the code that takes the response over receives it.
  response.catch(() => {});
  return response;
}

/** Sends a request, unless the same one was sent early and its response has not been taken over yet. */
export function send(url: string, sent: RequestOptions, signal: AbortSignal): Promise<ReadResponse> {
  const identity = identityOf(url, sent);
  const early = earlyRequests.get(identity);
  if (!early) return read(url, sent, signal);
  earlyRequests.delete(identity);
  if (signal.aborted) early.cancel();
  else signal.addEventListener('abort', early.cancel);
  return early.response;
}

/**
 * Drops the early requests that no code has taken over. Call it once the site has started, because their
 * responses would be out of date later.
 */
export function dropEarlyRequests(): void {
  for (const { cancel } of earlyRequests.values()) cancel();
  earlyRequests.clear();
}
