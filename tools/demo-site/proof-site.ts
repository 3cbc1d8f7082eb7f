import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { FILES, type ProofLanguage, STYLES } from '../proof/shell.ts';
import { unmadePage } from '../proof/unmade-page.ts';

const ROOT = join(import.meta.dirname, '../..');
const MADE = join(ROOT, '.cache/proof');

const PAGES: Record<string, ProofLanguage> = { '/proof': 'en', '/proof/fr': 'fr' };
const STYLES_AT = `/proof/${STYLES}`;

const HEADERS = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The files lead to each other by name, as they would in any folder; here each has an address. */
function atItsAddress(page: string): string {
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

/** Answers /proof in the demo, where a production site has nothing; false for every other address. */
export function proofSite(folder = MADE) {
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const path = (incoming.url ?? '/').split('?')[0]?.replace(/\/$/, '') ?? '';
    const language = PAGES[path];
    if (!language && path !== STYLES_AT) return false;
    const { method } = incoming;
    const type = language ? 'text/html; charset=utf-8' : 'text/css; charset=utf-8';
    if (method !== 'GET' && method !== 'HEAD') outgoing.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else {
      const body = language
        ? atItsAddress(pageIn(language, folder))
        : readFileSync(join(ROOT, 'tools/proof', STYLES), 'utf8');
      outgoing.writeHead(200, { ...HEADERS, 'Content-Type': type }).end(method === 'HEAD' ? '' : body);
    }
    return true;
  };
}
