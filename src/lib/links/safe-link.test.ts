import { expect, test } from 'vitest';
import { safeLink } from './safe-link';

test.each([
  ['/faq?x=1#q', '/faq?x=1#q'],
  ['https://league.example/a', 'https://league.example/a'],
  ['http://league.example/', 'http://league.example/'],
  ['mailto:a@b.test', 'mailto:a@b.test'],
  ['tel:+15550100', 'tel:+15550100'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['\\\\evil.example', null],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['blob:https://x/1', null],
  ['relative/path', null],
  ['', null],
  [null, null],
])('reads the link %j of a channel as %j', (href, link) => {
  expect(safeLink(href)).toBe(link);
});
