import { expect, test } from 'vitest';
import { embedCode, shareLinks } from './share-links';

const URL_HERE = 'https://sports.example/share/512/3f1c?a=1&b=2';
const TITLE = 'Owls & Hawks: 3–2';

test('every share link contains the whole address and points to its service', () => {
  const links = shareLinks(URL_HERE, TITLE);
  expect(links.map(({ href }) => new URL(href).hostname)).toEqual([
    'www.facebook.com',
    'x.com',
    'wa.me',
    'www.linkedin.com',
  ]);
  for (const { href } of links)
    expect([...new URL(href).searchParams.values()].some((value) => value.endsWith(URL_HERE))).toBe(true);
});

test.each([
  ['plain', 'Owls at Hawks', 'Owls at Hawks'],
  ['that contains a closing quote', '"><script>x</script>', '&quot;&gt;&lt;script&gt;x&lt;/script&gt;'],
  ['with an ampersand', TITLE, 'Owls &amp; Hawks: 3–2'],
])('the embed code escapes a title %s', (_, title, written) => {
  const code = embedCode('https://sports.example/watch_embed/4021', title);
  expect(code).toContain(`title="${written}"`);
  expect(code).toContain('src="https://sports.example/watch_embed/4021"');
  expect(code.match(/</g)).toHaveLength(2);
});
