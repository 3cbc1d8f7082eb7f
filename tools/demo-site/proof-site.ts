import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FILES, type ProofLanguage, STYLES } from '../proof/shell.ts';
import { unmadePage } from '../proof/unmade-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const PROOF_FOLDER = join(ROOT, '.cache/proof');

const PAGES: Record<string, ProofLanguage> = { '/proof': 'en', '/proof/fr': 'fr' };
const STYLES_AT = `/proof/${STYLES}`;

const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The proof's pages link to each other by file name, so that they work in any folder. Here the links become
 * URLs of the demo site.
 */
function withSiteLinks(page: string): string {
  return page
    .replaceAll(`href="${STYLES}"`, `href="${STYLES_AT}"`)
    .replaceAll(`href="${FILES.fr}"`, 'href="/proof/fr"')
    .replaceAll(`href="${FILES.en}"`, 'href="/proof"');
}

function pageIn(language: ProofLanguage, folder: string): string {
  try {
    return readFileSync(join(folder, FILES[language]), 'utf8');
  } catch {
    return unmadePage(language);
  }
}

/** Serves /proof in the demo; a production site has no such page. Returns false for every other URL. */
export function proofSite(folder = PROOF_FOLDER) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const path = (incoming.url ?? '/').split('?')[0]?.replace(/\/$/, '') ?? '';
    const language = PAGES[path];
    if (!language && path !== STYLES_AT) return false;
    const { method } = incoming;
    const type = language ? 'text/html; charset=utf-8' : 'text/css; charset=utf-8';
    if (method !== 'GET' && method !== 'HEAD') outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else {
      const body = language
        ? withSiteLinks(pageIn(language, folder))
        : readFileSync(join(ROOT, 'tools/proof', STYLES), 'utf8');
      outgoing.writeHead(200, { ...HEADERS, 'Content-Type': type }).end(method === 'HEAD' ? '' : body);
    }
    return true;
  };
}
