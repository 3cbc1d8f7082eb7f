import { expect, test } from 'vitest';
import { dictionary } from './dictionary';

test('of two languages wished for shortly after each other, the later one counts', async () => {
  const opened = await Promise.all([dictionary.open('fr'), dictionary.open('en')]);
  expect(dictionary.read().language).toBe('en');
  expect(opened.at(-1)?.language).toBe('en');
  await Promise.all([dictionary.open('en'), dictionary.open('fr')]);
  expect(dictionary.read().language).toBe('fr');
});
