import { createReadStream, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
};

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The file at an address, in the first folder that has it. An address can't lead out of its folder. */
function findFile(path: string, folders: readonly string[]): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split(/[/\\]/).includes('..')) return null;
  return folders.map((folder) => join(folder, decoded)).find(isFile) ?? null;
}

/** Serves a built site as a production server would: its files, and its page for every other address. */
export function siteFiles(folders: readonly [string, ...string[]], fixed: Record<string, string> = {}) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const { method } = incoming;
    if (method !== 'GET' && method !== 'HEAD')
      return void outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const given = fixed[path];
    if (given !== undefined) {
      outgoing.writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? '', 'Cache-Control': 'no-cache' });
      return void outgoing.end(given);
    }
    const found = findFile(path, folders);
    // A file that is gone (an old release's chunk) is a 404, never the page under a script's name.
    if (!found && extname(path)) return void outgoing.writeHead(404, { 'Content-Type': 'text/plain' }).end();
    const file = found ?? join(folders[0], 'index.html');
    const lasting = path.startsWith('/assets/') || path.startsWith('/demo/parts/');
    outgoing.writeHead(200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Cache-Control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
    });
    createReadStream(file).pipe(outgoing);
  };
}
