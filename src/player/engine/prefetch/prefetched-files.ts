/** A file of a stream that was fetched before the engine requested it. */
export interface FetchedFile {
  /** Its address after redirects. */
  url: string;
  bytes: ArrayBuffer;
  date: string | null;
  /** How long the request took. */
  durationMs: number;
}

export interface PrefetchedFile {
  /** Null if the request failed: the engine then sends its own. */
  file: Promise<FetchedFile | null>;
  /** For a master playlist, the address of the rendition to start with, once the playlist has been read. */
  rendition: string | null;
}

const TIMEOUT_MS = 10_000;

const files = new Map<string, { entry: PrefetchedFile; expiresAt: number }>();

async function request(url: string): Promise<FetchedFile | null> {
  const startedAt = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const bytes = await response.arrayBuffer();
  const durationMs = performance.now() - startedAt;
  return { url: response.url || url, bytes, date: response.headers.get('Date'), durationMs };
}

/** Fetches a file unless it was prefetched before and is recent enough. */
export function prefetchFile(url: string, maxAgeMs: number): PrefetchedFile {
  const now = performance.now();
  for (const [known, { expiresAt }] of files) if (expiresAt <= now) files.delete(known);
  const present = files.get(url);
  if (present) return present.entry;
  const entry = { file: request(url).catch(() => null), rendition: null };
  files.set(url, { entry, expiresAt: now + maxAgeMs });
  return entry;
}

/** Takes a prefetched file out of the store, since it is used once. Null if there is none. */
export function takePrefetchedFile(url: string): PrefetchedFile | null {
  const found = files.get(url);
  files.delete(url);
  return found && found.expiresAt > performance.now() ? found.entry : null;
}
