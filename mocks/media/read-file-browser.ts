import { bypass } from 'msw';
import type { Bytes } from './bytes.ts';
import type { ReadFile } from './media-handlers.ts';
import { isPlainPath } from './plain-path.ts';

const fetched = new Map<string, Promise<Bytes | null>>();

async function load(path: string): Promise<Bytes | null> {
  const response = await fetch(bypass(path));
  const page = response.headers.get('content-type')?.startsWith('text/html');
  return response.ok && !page ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** Returns a reader of static files in a folder, which bypasses the service worker and caches each file. */
export function readBelow(folder: string): ReadFile {
  return (path) => {
    if (!isPlainPath(path)) return Promise.resolve(null);
    const address = `${folder}media/files/${path}`;
    const known = fetched.get(address);
    if (known) return known;
    const loading = load(address).catch(() => {
      fetched.delete(address);
      return null;
    });
    fetched.set(address, loading);
    return loading;
  };
}
