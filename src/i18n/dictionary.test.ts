import { expect, test } from 'vitest';
import { dictionary } from './dictionary';

test('the later one of two languages that are chosen shortly after each other counts', async () => {
  const opened = await Promise.all([dictionary.open('fr'), dictionary.open('en')]);
  expect(dictionary.read().language).toBe('en');
  expect(opened.at(-1)?.language).toBe('en');
  await Promise.all([dictionary.open('en'), dictionary.open('fr')]);
  expect(dictionary.read().language).toBe('fr');
});
