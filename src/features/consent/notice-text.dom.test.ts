import { expect, test } from 'vitest';
import { noticeText } from './notice-text';
import { noticeTextAtEdge } from './notice-text-at-edge';

const NOTICES: [string, unknown[]][] = [
  [
    '<p>We keep a few things. <a href="/privacy_policy">Read more</a></p>',
    [
      { text: 'We keep a few things. ', to: null },
      { text: 'Read more', to: '/privacy_policy' },
    ],
  ],
  ['<a href="https://elsewhere.example/">Away</a>', [{ text: 'Away', to: null }]],
  ['<a href="javascript:alert(1)">Odd</a>', [{ text: 'Odd', to: null }]],
  ['<a href="//elsewhere.example">Odd</a>', [{ text: 'Odd', to: null }]],
  ['Plain<script>alert(1)</script><style>p{}</style>', [{ text: 'Plain', to: null }]],
  ['', []],
];

test.each(NOTICES)('a browser reads the text of the cookie notice %j', (html, parts) => {
  expect(noticeText.read(html)).toEqual(parts);
});

test.each(NOTICES)('the edge reads the same text of the cookie notice %j, or none', (html, parts) => {
  expect([parts, null]).toContainEqual(noticeTextAtEdge(html));
});

test.each([
  ['<p>We keep <b>a few</b>\nthings &amp; more. <a href="/privacy_policy">Read &lt;more&gt;</a></p>', 4],
  ['<p>Two</p><p>paragraphs</p>', 2],
  ['Only text', 1],
  ['<p>Pas de témoins&nbsp;!</p>', 1],
])('the edge reads the text of the usual notice %j like a browser', (html, count) => {
  const parts = noticeTextAtEdge(html);
  expect(parts).toHaveLength(count);
  expect(parts).toEqual(noticeText.read(html));
});

test('the edge reads no text with a character that only browsers know by name', () => {
  expect(noticeTextAtEdge('<p>Caf&eacute;</p>')).toBeNull();
});
