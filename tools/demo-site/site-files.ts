import { createReadStream, type Stats, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { FILE_TYPES } from '../build/file-types.ts';
import { type HeaderRule, ruleFor } from '../build/header-rules.ts';

const typeOf = (path: string) => FILE_TYPES[extname(path).slice(1)] ?? 'application/octet-stream';

function statFile(path: string): Stats | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found : undefined;
}

/** Returns the file for a URL path from the first folder that has it. A path cannot leave its folder. */
function findFile(path: string, folders: readonly string[]): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(path);
  } catch {
    return null;
  }
  if (decoded.includes('\0') || decoded.split(/[/\\]/).includes('..')) return null;
  return folders.map((folder) => join(folder, decoded)).find(statFile) ?? null;
}

const ENCODINGS = [
  ['br', 'br'],
  ['gzip', 'gz'],
] as const;

/** Returns the smallest copy of a file in an encoding that the browser accepts. */
function compressedCopy(file: string, accepted: string): { file: string; encoding?: string } {
  for (const [encoding, ending] of ENCODINGS)
    if (new RegExp(`\\b${encoding}\\b`).test(accepted) && statFile(`${file}.${ending}`))
      return { file: `${file}.${ending}`, encoding };
  return { file };
}

interface SiteOptions {
  /** Responses that replace files, by URL path. */
  fixed?: Record<string, string>;
  /** The header rules. Without them, only the content type is sent. */
  rules?: readonly HeaderRule[];
  /** Whether a path is exempt from the rules, such as that of a stand-in for another site. */
  isOutsideRules?: (path: string) => boolean;
}

/** Serves a built site like a production server: its files, and its page for every other URL. */
export function siteFiles(folders: readonly [string, ...string[]], options: SiteOptions = {}) {
  const { fixed = {}, rules = [], isOutsideRules = () => false } = options;
  const [main] = folders;

  function headersAt(path: string): Record<string, string> {
    if (rules.length === 0 || isOutsideRules(path))
      return {
        'Cache-Control': 'no-cache',
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      };
    return ruleFor(rules, path).headers;
  }

  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const [path = '/'] = (incoming.url ?? '/').split('?');
    const { method } = incoming;
    if (method !== 'GET' && method !== 'HEAD')
      return void outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end();
    const headers = headersAt(path);
    const fixedBody = fixed[path];
    if (fixedBody !== undefined)
      return void outgoing.writeHead(200, { ...headers, 'Content-Type': typeOf(path) }).end(fixedBody);
    const found = findFile(path, folders);
    // A missing file, such as a script of an old release, gets a 404, because the page would be parsed as a
    // script.
    if (!found && extname(path))
      return void outgoing.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end();
    const file = found ?? join(main, 'index.html');
    const { file: sent, encoding } = compressedCopy(file, String(incoming.headers['accept-encoding'] ?? ''));
    const stats = statFile(sent);
    if (!stats) return void outgoing.writeHead(404, { ...headers, 'Content-Type': 'text/plain' }).end();
    const etag = `"${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}"`;
    const known = { ...headers, ETag: etag, Vary: 'Accept-Encoding' };
    if (incoming.headers['if-none-match'] === etag) return void outgoing.writeHead(304, known).end();
    outgoing.writeHead(200, {
      ...known,
      'Content-Type': typeOf(file),
      'Content-Length': stats.size,
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    });
    if (method === 'HEAD') return void outgoing.end();
    createReadStream(sent).pipe(outgoing);
  };
}
