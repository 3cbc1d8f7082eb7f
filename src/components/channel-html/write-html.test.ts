import { HOSTILE_HTML } from '@tests/hostile-html';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ALLOWED_TAGS } from './allowed-html';
import { writeHtml } from './write-html';

test.each([
  ['<h2>A</h2>\r\n<p>One<br>two<br/></p>', '<h2>A</h2>\n<p>One<br>two<br></p>'],
  ['<P Class="x" style="color:red" onclick=\'a()\' data-x="1" hidden>A</P>', '<p>A</p>'],
  ['<p>&eacute; &amp; &#233; "quoted" ></p>', '<p>&eacute; &amp; &#233; &quot;quoted&quot; &gt;</p>'],
  ['<a href="/faq?a=1&amp;b=2" target="_blank">A</a>', '<a href="/faq?a=1&amp;b=2" rel="noreferrer">A</a>'],
  ['<a href="javascript:alert(1)" title="B">A</a>', '<a title="B">A</a>'],
  ['<a HREF="/faq" href="/about">A</a>', '<a href="/faq" rel="noreferrer">A</a>'],
  ['<p href="/faq" src="/a.png">A</p>', '<p>A</p>'],
  [
    '<img src="/a.png" width="10">',
    '<img width="10" src="/a.png" loading="lazy" referrerPolicy="no-referrer" fetchPriority="low" alt="">',
  ],
  ['<p><img src="data:image/png;base64,AA" alt="A"></p>', '<p></p>'],
  ['<section><p>A</p></section>', '<p>A</p>'],
  [
    '<table>\n<caption>C</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    '<table>\n<caption>C</caption><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
  ],
])('writeHtml writes the channel’s HTML %s with allowed elements and attributes only', (html, written) => {
  expect(writeHtml(html)).toBe(written);
});

test.each([
  ['an element that is not allowed', '<p>A</p><iframe src="https://example.com"></iframe>'],
  ['a script', '<script>alert(1)</script>'],
  ['an element that is not closed', '<p>A'],
  ['an end tag without a start tag', 'A</div>'],
  ['elements that overlap', '<b><i>A</b></i>'],
  ['a paragraph in a paragraph', '<p>A<p>B</p></p>'],
  ['a block in a line of text', '<p><span><div>A</div></span></p>'],
  ['a link in a link', '<a href="/a"><b><a href="/b">A</a></b></a>'],
  ['an item without a list', '<li>A</li>'],
  ['text between the cells of a table', '<table><tr>A</tr></table>'],
  ['a cell without a row', '<table><td>A</td></table>'],
  ['a comment', '<p>A</p><!-- B -->'],
  ['an attribute without quotes', '<a href=/faq>A</a>'],
  ['an ampersand by itself', '<p>A & B</p>'],
  ['an unknown character reference in an address', '<a href="java&Tab;script:alert(1)">A</a>'],
  ['a closing slash of an element with content', '<p/>'],
  ['a less-than sign', '<p>1 < 2</p>'],
])('writeHtml refuses %s, which only a browser can parse reliably', (_, html) => {
  expect(writeHtml(html)).toBeNull();
});

/** A written tag: an allowed name, allowed attributes, and values that cannot end their own attribute. */
const TAG =
  /<\/?([a-z][a-z0-9]*)((?: (?:alt|title|width|height|lang|dir|datetime|start|colspan|rowspan|scope|href|src|rel|loading|referrerPolicy|fetchPriority)="[^"<>]*")*)>/g;
const ADDRESS = /(?:href|src)="([^"]*)"/g;

function expectSafe(written: string): void {
  for (const [, name = '', attributes = ''] of written.matchAll(TAG)) {
    expect(ALLOWED_TAGS).toContain(name);
    for (const [, address = ''] of attributes.matchAll(ADDRESS))
      expect(address).toMatch(/^(?:\/(?!\/)|https?:|mailto:|tel:)/);
  }
  expect(written.replace(TAG, '')).not.toMatch(/[<>]/);
}

test('writeHtml writes only allowed elements, attributes and URLs of hostile HTML', () => {
  const written = HOSTILE_HTML.map((html) => writeHtml(`<p>A</p>${html}`)).filter((html) => html !== null);
  expect(written.length).toBeGreaterThan(10);
  for (const html of written) expectSafe(html);
});

test('writeHtml writes only allowed elements, attributes and URLs of random mixtures of tags, quotes and texts', () => {
  const parts = constantFrom(
    ...[
      '<p>',
      '</p>',
      '<a ',
      'href=',
      '"',
      "'",
      '>',
      '<',
      '/',
      'javascript:',
      '&quot;',
      '&lt;script&gt;',
      '&',
    ],
    ...[
      '<script>',
      '</script>',
      '<b title="',
      'onclick="x"',
      ' ',
      '<!--',
      '-->',
      '<svg>',
      '<img src="/a">',
      '\0',
    ],
    ...['<b>', '</b>', '<a href="/a" title=\'"\'>', '</a>', 'x'],
  );
  let count = 0;
  assert(
    property(array(parts, { maxLength: 8 }), string(), (all, text) => {
      const written = writeHtml(all.join('') + text);
      if (written === null) return;
      count += 1;
      expectSafe(written);
    }),
    { numRuns: 5_000 },
  );
  expect(count).toBeGreaterThan(100);
});
