import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OWN_NAMES, ownName } from './own-names';

test('the page names that the site translates equal those of its English messages', () => {
  const messages: Record<string, string> = JSON.parse(readFileSync('src/i18n/messages/site/en.json', 'utf8'));
  const named = Object.values(OWN_NAMES).flat();
  expect(named.map(([english]) => english)).toEqual(named.map(([, id]) => messages[id]));
});

test.each([
  ['the site’s own name for a path is translated', '/schedule', 'Schedule', 'menu.schedule'],
  ['another letter makes it the channel’s own wording', '/schedule', 'schedule', undefined],
  ['the site’s name for another path is the channel’s own wording', '/faq', 'Schedule', undefined],
  ['a page of the channel has its own title', '/women-in-sport', 'Women in sport', undefined],
])('translates only the site’s own names in the menu: %s', (_, path, title, id) => {
  expect(ownName(path, title)).toBe(id);
});
