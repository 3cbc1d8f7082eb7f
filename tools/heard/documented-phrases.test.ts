import { expect, test } from 'vitest';
import { phrasesNotHeard } from './documented-phrases.ts';

const DOCUMENT = '# Before\n- **A screen reader.**\n  - _Player._ “Play”, then “Back 10 seconds”.\n';

test('a documented phrase that was recorded with another number is not reported', () => {
  expect(phrasesNotHeard(DOCUMENT, 'Player', 'button | Play\nbutton | Back # seconds')).toEqual([]);
});

test('a documented phrase that was not recorded is reported', () => {
  expect(phrasesNotHeard(DOCUMENT, 'Player', 'button | Play')).toEqual(['Back 10 seconds']);
});

test('phrasesNotHeard throws for an item that the document lacks', () => {
  expect(() => phrasesNotHeard(DOCUMENT, 'Checkout', '')).toThrow('no item “Checkout”');
});
