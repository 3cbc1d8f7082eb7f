import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buyPath, ownPath } from '../lib/links/paths';
import { remoteAuthTarget } from '../lib/links/remote-auth';
import { safeLink } from '../lib/links/safe-link';
import { lastPage } from './memory/last-page';
import { storage } from './storage/storage';

const SITE = 'https://northfield.grandstand.test';
const RUNS = 4_000;

/** Fragments of malicious addresses. */
const PIECES = [
  '/',
  '//',
  '\\',
  '/\\',
  '\\/',
  '%2f',
  '%2F%2f',
  '%5c',
  '.',
  '..',
  '/..',
  ':',
  '@',
  '?',
  '#',
  ';',
  '&',
].concat(
  [
    'evil.example',
    'evil。example',
    'ｅｖｉｌ.example',
    '2130706433',
    '[::1]',
    'localhost',
    'northfield.grandstand.test',
    'user:pass@',
  ],
  [
    'javascript:',
    'JaVaScRiPt:',
    'java\tscript:',
    'java\nscript:',
    'data:text/html,',
    'vbscript:',
    'blob:',
    'file:',
    'https:',
    'http:',
  ],
  [
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    '\u00a0',
    '\u200b',
    '\u2028',
    '\u202e',
    '\ufeff',
    '\uff0f',
    '\u2044',
    '\u2215',
    '\u29f8',
    '\ud800',
  ],
  ['watch', '12', 'alert(1)', '%0d%0a', '%00', '%09', '%E0%80%AF', 'é', '🏒'],
);
const hostile = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 8 })
      .map((list) => list.join('')),
  },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }).map((list) => `/${list.join('')}`),
  },
  { weight: 1, arbitrary: fc.webUrl({ withFragments: true, withQueryParameters: true }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
);

/** Returns the origin to which a browser would navigate. */
const lands = (address: string, from = `${SITE}/watch/12`) => new URL(address, from).origin;

const always = (holds: (address: string) => void) =>
  fc.assert(fc.property(hostile, holds), { numRuns: RUNS, seed: 11 });

test('a path of the site never leads to another site, whatever address it is resolved against', () => {
  let taken = 0;
  always((address) => {
    const path = ownPath(address);
    if (path === null) return;
    taken += 1;
    for (const from of [`${SITE}/`, `${SITE}/a/b?c#d`, `${SITE}//x`]) expect(lands(path, from)).toBe(SITE);
    expect(path).toMatch(/^\/(?![/\\])/);
    // Validating the path again, as the router and the storage do, does not change it.
    expect(ownPath(path)).toBe(path);
  });
  expect(taken).toBeGreaterThan(50);
});

test('a log-in returns to the site, whatever last page is stored', () => {
  always((address) => {
    storage.set('last_page', address);
    expect(lands(lastPage())).toBe(SITE);
    expect(lastPage()).toMatch(/^\/(?![/\\])/);
  });
});

test('a channel’s link never runs a script', () => {
  always((address) => {
    const link = safeLink(address);
    if (link === null) return;
    expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(link, SITE).protocol);
    expect(link.startsWith('/') ? lands(link) : SITE).toBe(SITE);
  });
});

test('the device-link target is a path of the site or an https address, whatever the query', () => {
  always((address) => {
    const target = remoteAuthTarget(address, '');
    if (target && 'path' in target) expect(lands(target.path)).toBe(SITE);
    else if (target) expect(new URL(target.url).protocol).toBe('https:');
    const withQuery = remoteAuthTarget('https://tv.example.com/activate?a=1', `?${address}`);
    expect(withQuery && 'url' in withQuery && new URL(withQuery.url).host).toBe('tv.example.com');
  });
});

test('a hostile address in the basket cannot change the host of the checkout', () => {
  always((address) => {
    // @ts-expect-error: what comes off an address is anything.
    expect(lands(buyPath({ type: address, event_id: 1 }))).toBe(SITE);
  });
});
