import { expect, test } from 'vitest';
import { DEFAULT_DEPLOYMENT } from './deployment.ts';
import { headerRules, ruleFor } from './header-rules.ts';
import { headersFile } from './headers-file.ts';

const rules = headerRules(DEFAULT_DEPLOYMENT, { scripts: [], styles: [] });
const file = headersFile(rules, ['/config.json', '/favicon.svg', '/index.html']);

/**
 * Reads the file as CDN hosts do: every matching block applies in turn, `!` removes a header, repeated
 * headers are joined.
 */
function read(path: string): Record<string, string> {
  const headers = new Map<string, string>();
  for (const block of file.split(/\n\n/)) {
    const [address = '', ...lines] = block.trim().split('\n');
    const pattern = address.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replace('*', '.*');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    for (const line of lines.map((text) => text.trim())) {
      if (line.startsWith('! ')) headers.delete(line.slice(2));
      else {
        const at = line.indexOf(': ');
        const [name, value] = [line.slice(0, at), line.slice(at + 2)];
        const before = headers.get(name);
        headers.set(name, before ? `${before}, ${value}` : value);
      }
    }
  }
  return Object.fromEntries(headers);
}

test.each(
  ['/', '/index.html', '/config.json', '/config/a.example.com.json'].concat([
    '/assets/main-B1.js',
    '/assets/main-B1.js.map',
    '/favicon.svg',
    '/watch_embed/12',
  ]),
)('the _headers file gives %s the headers of its rule', (path) => {
  const { headers } = ruleFor(rules, path);
  // For /watch_embed/, a _headers file can match only the whole folder, so it sets no caching there. Hosts
  // revalidate pages by default.
  const { 'Cache-Control': cache, ...rest } = headers;
  expect(read(path)).toEqual(path.startsWith('/watch_embed/') ? rest : { 'Cache-Control': cache, ...rest });
});

test.each(['/watch/12', '/profile/clips', '/women-in-sport', '/share/1/ab'])(
  'the _headers file gives the page at %s the headers of its rule',
  (path) => {
    const { 'Cache-Control': cache, ...rest } = ruleFor(rules, path).headers;
    expect(cache).toBe('no-cache');
    expect(read(path)).toEqual(rest);
  },
);

test('no line of the _headers file is longer than CDN hosts allow', () => {
  for (const line of file.split('\n')) expect(line.length).toBeLessThan(2_000);
});

test.each([
  ['/watch_embed/12', 'embed'],
  ['/watch_embed/12/', 'embed'],
  ['/watch_embed/12/x', 'other page'],
  ['/watch_embed/x', 'other page'],
  ['/x/watch_embed/12', 'other page'],
  ['/watch/12', 'unfurled'],
  ['/share/12/3f1c9a52-7b0e-4d7b-9a55-2c6f0a8d1e34', 'unfurled'],
  ['/share/12/a/b', 'other page'],
  ['/assets/a.js', 'assets'],
  ['/favicon.svg', 'file'],
  ['/index.html', 'page'],
  ['/config.json', 'config'],
  ['/', 'other page'],
])('the path %s gets the header rule "%s"', (path, name) => {
  expect(ruleFor(rules, path).name).toBe(name);
});

test('only the embedded player may be framed', () => {
  const framed = rules.filter(
    ({ headers }) => !headers['Content-Security-Policy']?.includes("frame-ancestors 'none'"),
  );
  expect(framed.map(({ name }) => name)).toEqual(['embed']);
});
