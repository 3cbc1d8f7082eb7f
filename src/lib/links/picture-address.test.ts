import { expect, test } from 'vitest';
import { pictureAddress } from './picture-address';

test.each([
  '/media/crest-12.svg',
  'media/crest-12.svg',
  '//cdn.example.com/a.png',
  'https://cdn.example.com/a.png?w=2',
  'http://cdn.example.com/a.png',
  'data:image/png;base64,AAAA',
  'DATA:IMAGE/svg+xml,%3Csvg/%3E',
])('accepts %s as the address of a picture', (address) => {
  expect(pictureAddress(address)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>',
  'blob:https://site.test/1',
  'file:///etc/passwd',
  'feed:https://x.example/',
  'https://user:p@evil.example/a.png',
  'https://',
  '',
  null,
  undefined,
])('rejects %j as the address of a picture', (address) => {
  expect(pictureAddress(address)).toBeNull();
});
