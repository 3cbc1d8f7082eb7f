import { downloadClip } from '@generated/api/clips/clips';
import { downloadEvent } from '@generated/api/events/events';
import { downloadFile } from '../../api/download-file';
import { createStore } from '../../lib/store/store';

export interface Download {
  kind: 'event' | 'clip';
  id: number;
}

interface File {
  url: string;
  file_name: string;
  /** The size in bytes. Null if it is unknown. */
  size: number | null;
}

export type DownloadState =
  | { phase: 'none' }
  | { phase: 'asking' }
  | { phase: 'loading'; received: number; total: number | null }
  | { phase: 'done' }
  /** The browser itself downloads the file and shows the progress. */
  | { phase: 'handed' }
  | { phase: 'failed'; error: unknown };

const IDLE: DownloadState = { phase: 'none' };
const REVOKE_AFTER_MS = 60_000;

const store = createStore<Record<string, DownloadState>>({});
const stops = new Map<string, AbortController>();
const keyOf = ({ kind, id }: Download) => `${kind}-${id}`;

const change = (key: string, state: DownloadState): void => store.set({ [key]: state });

function save(href: string, name: string, isOtherOrigin: boolean): void {
  const link = document.createElement('a');
  Object.assign(link, { href, download: name, rel: 'noreferrer', target: isOtherOrigin ? '_blank' : '' });
  link.click();
}

async function fetchFile(key: string, file: File, signal: AbortSignal): Promise<DownloadState> {
  let hasProgress = false;
  change(key, { phase: 'loading', received: 0, total: file.size });
  try {
    const bytes = await downloadFile(
      file.url,
      ({ received, total }) => {
        hasProgress = true;
        change(key, { phase: 'loading', received, total: total ?? file.size });
      },
      signal,
    );
    const address = URL.createObjectURL(bytes);
    save(address, file.file_name, false);
    setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
    return { phase: 'done' };
  } catch (error) {
    // Scripts may not read files of some origins, but the browser itself can still download them.
    const isOtherOrigin = new URL(file.url, location.href).origin !== location.origin;
    if (hasProgress || !isOtherOrigin || signal.aborted || !(error instanceof TypeError)) throw error;
    save(file.url, file.file_name, true);
    return { phase: 'handed' };
  }
}

/** The state of all downloads. They continue while the viewer navigates within the site. */
export const downloads = {
  read: (download: Download): DownloadState => store.get()[keyOf(download)] ?? IDLE,

  subscribe: store.subscribe,

  /**
   * Resolves to the downloaded file, or to null if the download was cancelled, failed or is already running.
   */
  async start(download: Download): Promise<File | null> {
    const key = keyOf(download);
    if (stops.has(key)) return null;
    const stop = new AbortController();
    stops.set(key, stop);
    change(key, { phase: 'asking' });
    try {
      const requestFile = download.kind === 'event' ? downloadEvent : downloadClip;
      const file = await requestFile(download.id, { signal: stop.signal });
      change(key, await fetchFile(key, file, stop.signal));
      return file;
    } catch (error) {
      change(key, stop.signal.aborted ? IDLE : { phase: 'failed', error });
      return null;
    } finally {
      stops.delete(key);
    }
  },

  cancel: (download: Download): void => stops.get(keyOf(download))?.abort(),
};
