import { expect, test } from 'vitest';
import { noticeParts } from './notice-text';

test.each([
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
])('noticeParts parses the cookie notice %j', (html, parts) => {
  expect(noticeParts(html)).toEqual(parts);
});
