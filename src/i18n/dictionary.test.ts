import { expect, test } from 'vitest';
import { dictionary } from './dictionary';

test('the later of two languages chosen shortly after each other wins', async () => {
  const opened = await Promise.all([dictionary.open('fr'), dictionary.open('en')]);
  expect(dictionary.read().language).toBe('en');
  expect(opened.at(-1)?.language).toBe('en');
  await Promise.all([dictionary.open('en'), dictionary.open('fr')]);
  expect(dictionary.read().language).toBe('fr');
});
