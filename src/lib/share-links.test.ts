import { expect, test } from 'vitest';
import { embedCode, shareLetter, shareLinks } from './share-links';

const URL_HERE = 'https://sports.example/share/512/3f1c?a=1&b=2';
const TITLE = 'Owls & Hawks: 3–2';

test('every link carries the whole address, and leads to who it names', () => {
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

test('a letter has spaces where its reader expects them', () => {
  expect(shareLetter(URL_HERE, TITLE)).toBe(
    'mailto:?subject=Owls%20%26%20Hawks%3A%203%E2%80%932&body=https%3A%2F%2Fsports.example%2Fshare%2F512%2F3f1c%3Fa%3D1%26b%3D2',
  );
});

test.each([
  ['plain', 'Owls at Hawks', 'Owls at Hawks'],
  ['that would end the attribute', '"><script>x</script>', '&quot;&gt;&lt;script&gt;x&lt;/script&gt;'],
  ['with an ampersand', TITLE, 'Owls &amp; Hawks: 3–2'],
])('the code to embed a title %s', (_, title, written) => {
  const code = embedCode('https://sports.example/watch_embed/4021', title);
  expect(code).toContain(`title="${written}"`);
  expect(code).toContain('src="https://sports.example/watch_embed/4021"');
  expect(code.match(/</g)).toHaveLength(2);
});
