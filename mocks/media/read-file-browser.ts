import { bypass } from 'msw';
import type { Bytes, ReadFile } from './media-handlers.ts';
import { isPlainPath } from './plain-path.ts';

const fetched = new Map<string, Promise<Bytes | null>>();

async function load(path: string): Promise<Bytes | null> {
  const response = await fetch(bypass(`/media/files/${path}`));
  const page = response.headers.get('content-type')?.startsWith('text/html');
  return response.ok && !page ? new Uint8Array(await response.arrayBuffer()) : null;
}

/** The static file that the site's server has, past the worker. Each is fetched once. */
export const readFromServer: ReadFile = (path) => {
  if (!isPlainPath(path)) return Promise.resolve(null);
  const known = fetched.get(path);
  if (known) return known;
  const loading = load(path).catch(() => {
    fetched.delete(path);
    return null;
  });
  fetched.set(path, loading);
  return loading;
};
