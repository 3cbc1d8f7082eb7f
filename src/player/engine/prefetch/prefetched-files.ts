/** A file of a stream that was fetched before the engine requested it. */
export interface PrefetchedFile {
  /** Its address after redirects. */
  url: string;
  bytes: ArrayBuffer;
  date: string | null;
  /** How long the request took. */
  durationMs: number;
}

interface Entry {
  file: Promise<PrefetchedFile | null>;
  expiresAt: number;
}

const TIMEOUT_MS = 10_000;

const entries = new Map<string, Entry>();

async function request(url: string): Promise<PrefetchedFile | null> {
  const startedAt = performance.now();
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) return null;
  const bytes = await response.arrayBuffer();
  const durationMs = performance.now() - startedAt;
  return { url: response.url || url, bytes, date: response.headers.get('Date'), durationMs };
}

/** Fetches a file unless it is there already. Null if that fails: the engine then requests it. */
export function prefetchFile(url: string, maxAgeMs: number): Promise<PrefetchedFile | null> {
  const now = performance.now();
  for (const [known, { expiresAt }] of entries) if (expiresAt <= now) entries.delete(known);
  const present = entries.get(url);
  if (present) return present.file;
  const file = request(url).catch(() => null);
  entries.set(url, { file, expiresAt: now + maxAgeMs });
  return file;
}

/** Takes a prefetched file out of the store, for its one use. */
export function takePrefetchedFile(url: string): Promise<PrefetchedFile | null> | null {
  const entry = entries.get(url);
  entries.delete(url);
  return entry && entry.expiresAt > performance.now() ? entry.file : null;
}

/** The renditions that streams are going to start with, by the address of their master playlist. */
const chosenRenditions = new Map<string, string>();

/** Chooses the rendition of a stream unless one was chosen before, so that no files of a second one are fetched. */
export function chooseOnce(masterUrl: string, choose: () => string | undefined): string | null {
  const url = chosenRenditions.get(masterUrl) ?? choose();
  if (url) chosenRenditions.set(masterUrl, url);
  return url ?? null;
}

export function takeChosenRendition(masterUrl: string): string | null {
  const url = chosenRenditions.get(masterUrl) ?? null;
  chosenRenditions.delete(masterUrl);
  return url;
}
