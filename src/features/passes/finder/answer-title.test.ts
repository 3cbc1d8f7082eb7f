import { expect, test } from 'vitest';
import { answerTitle } from './answer-title';

test.each([
  ['a proven set is called the cheapest', { cost: 4999, proven: true }, 'finder.cheapest'],
  ['a set that is not proven is called the best found', { cost: 4999, proven: false }, 'finder.bestFound'],
  ['nothing to pay needs no proof', { cost: 0, proven: false }, 'finder.nothingToPay'],
])('answerTitle: %s', (_, finding, title) => expect(answerTitle(finding)).toBe(title));
