import { expect, test } from 'vitest';
import { contractPairs } from '../.storybook/states/contract-pairs';
import { coverage } from '../.storybook/states/coverage';
import { EXCEPTIONS, MOST_EXCEPTIONS } from '../.storybook/states/exceptions';
import { namedPairs, pairsNamedIn } from '../.storybook/states/named-pairs';
import { operations } from '../generated/operations';

const PAIRS = ['getEvent 200', 'getEvent 404', 'googleCallback 200'];

test.each([
  ['nothing', [], ['getEvent 200', 'getEvent 404'], 0],
  ['a half', [{ shown: ['getEvent 200'] }], ['getEvent 404'], 0.5],
  ['all, by two stories', [{ shown: ['getEvent 200'] }, { shown: ['getEvent 404'] }], [], 1],
  ['what the contract does not have', [{ shown: ['getEvent 418'] }], ['getEvent 200', 'getEvent 404'], 0],
])('shown: %s', (_, stories, missing, share) => {
  const found = coverage(PAIRS, stories, { googleCallback: 'a document' });
  expect(found.missing).toEqual(missing);
  expect(found.share).toBe(share);
  expect(found.excepted).toEqual(['googleCallback 200']);
});

test('every operation that is called stands in the contract with its statuses', async () => {
  const known = new Set((await contractPairs()).map((pair) => pair.split(' ')[0]));
  expect(Object.keys(operations).filter((id) => !known.has(id))).toEqual([]);
});

test('exceptions are few, and name operations of the contract', async () => {
  const known = new Set((await contractPairs()).map((pair) => pair.split(' ')[0]));
  expect(Object.keys(EXCEPTIONS).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(MOST_EXCEPTIONS);
});

test.each([
  ['shown', `sees(['getEvent 200', 'getEvent 404'], look)`, ['getEvent 200', 'getEvent 404']],
  ['unnoticed', `undisturbed(['getEvent 429'], look)`, ['getEvent 429']],
  ['taken away', `onceAnswered(['getEvent 401'], look)`, ['getEvent 401']],
  ['within others', `also(first, sees(['getEvent 400'], look))`, ['getEvent 400']],
  ['not in a comment', `// sees(['getEvent 400'], look)`, []],
  ['not as mere data', `const pairs = ['getEvent 400']`, []],
  ['not by what shows nothing', `acts(['getEvent 400'])`, []],
])('named: %s', (_, source, named) => {
  expect(pairsNamedIn(source)).toEqual(named);
});

test('a status that the contract newly documents is missed until a story names it', async () => {
  const pairs = [...(await contractPairs()), 'getEvent 418'];
  const named = namedPairs();
  expect(coverage(pairs, [{ shown: named }], EXCEPTIONS).missing).toEqual(['getEvent 418']);
  expect(coverage(pairs, [{ shown: [...named, 'getEvent 418'] }], EXCEPTIONS).missing).toEqual([]);
});
