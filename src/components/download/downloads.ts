import { downloadClip } from '@generated/api/clips/clips';
import { downloadEvent } from '@generated/api/events/events';
import { downloadFile } from '../../api/download-file';

export interface Download {
  kind: 'event' | 'clip';
  id: number;
}

interface File {
  url: string;
  file_name: string;
  /** Bytes, where it is known. */
  size: number | null;
}

export type DownloadState =
  | { phase: 'none' }
  | { phase: 'asking' }
  | { phase: 'loading'; received: number; total: number | null }
  | { phase: 'done' }
  /** The browser downloads it by itself, and shows how far it is. */
  | { phase: 'handed' }
  | { phase: 'failed'; error: unknown };

const NONE: DownloadState = { phase: 'none' };
const KEPT_MS = 60_000;

const states = new Map<string, DownloadState>();
const stops = new Map<string, AbortController>();
const listeners = new Set<() => void>();
const keyOf = ({ kind, id }: Download) => `${kind}-${id}`;

function change(key: string, state: DownloadState): void {
  states.set(key, state);
  for (const listener of [...listeners]) listener();
}

function save(href: string, name: string, elsewhere: boolean): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, rel: 'noreferrer', target: elsewhere ? '_blank' : '' });
  link.click();
}

async function fetchFile(key: string, file: File, signal: AbortSignal): Promise<DownloadState> {
  let begun = false;
  change(key, { phase: 'loading', received: 0, total: file.size });
  try {
    const bytes = await downloadFile(
      file.url,
      ({ received, total }) => {
        begun = true;
        change(key, { phase: 'loading', received, total: total ?? file.size });
      },
      signal,
    );
    const address = URL.createObjectURL(bytes);
    save(address, file.file_name, false);
    setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
    return { phase: 'done' };
  } catch (error) {
    // Another host may not let scripts read its files; the browser itself may have them.
    const elsewhere = new URL(file.url, location.href).origin !== location.origin;
    if (begun || !elsewhere || signal.aborted || !(error instanceof TypeError)) throw error;
    save(file.url, file.file_name, true);
    return { phase: 'handed' };
  }
}

/** Downloads go on while the viewer moves about the site. */
export const downloads = {
  read: (download: Download): DownloadState => states.get(keyOf(download)) ?? NONE,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Resolves to the file once it is here; null where it was called off, has failed or is on its way already. */
  async start(download: Download): Promise<File | null> {
    const key = keyOf(download);
    if (stops.has(key)) return null;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { phase: 'asking' });
    try {
      const ask = download.kind === 'event' ? downloadEvent : downloadClip;
      const file = await ask(download.id, { signal: stop.signal });
      change(key, await fetchFile(key, file, stop.signal));
      return file;
    } catch (error) {
      change(key, stop.signal.aborted ? NONE : { phase: 'failed', error });
      return null;
    } finally {
      stops.delete(key);
    }
  },

  cancel: (download: Download): void => stops.get(keyOf(download))?.abort(),
};
