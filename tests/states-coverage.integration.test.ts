import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractPairs } from '../.storybook/states/contract-pairs';
import { coverage } from '../.storybook/states/coverage';
import { EXCEPTIONS, MAX_EXCEPTIONS } from '../.storybook/states/exceptions';
import { LOOKALIKES } from '../.storybook/states/lookalikes';
import { namedPairs, pairsNamedIn } from '../.storybook/states/named-pairs';
import { operationIds } from '../generated/operation-list';

const PAIRS = ['getEvent 200', 'getEvent 404', 'googleCallback 200'];

test.each([
  ['nothing', [], ['getEvent 200', 'getEvent 404'], 0],
  ['a half', [{ shown: ['getEvent 200'] }], ['getEvent 404'], 0.5],
  ['all, by two stories', [{ shown: ['getEvent 200'] }, { shown: ['getEvent 404'] }], [], 1],
  ['what the contract does not have', [{ shown: ['getEvent 418'] }], ['getEvent 200', 'getEvent 404'], 0],
])('coverage is computed correctly if a story shows %s', (_, stories, missing, share) => {
  const found = coverage(PAIRS, stories, { googleCallback: 'a document' }, []);
  expect(found.missing).toEqual(missing);
  expect(found.share).toBe(share);
  expect(found.excepted).toEqual(['googleCallback 200']);
});

test('a response without a story counts as shown if one that looks the same has a story', () => {
  const pairs = ['getEvent 400', 'getEvent 404', 'getEvent 500', 'listOrders 400', 'listOrders 500'];
  const groups = [
    ['getEvent 400', 'getEvent 500'],
    ['listOrders 400', 'listOrders 500'],
  ];
  const found = coverage(pairs, [{ shown: ['getEvent 500'] }], {}, groups);
  expect(found.shown).toEqual(['getEvent 400', 'getEvent 500']);
  expect(found.alike).toEqual(['getEvent 400']);
  expect(found.missing).toEqual(['getEvent 404', 'listOrders 400', 'listOrders 500']);
});

test('every group of responses that look the same has at least two that the contract documents', async () => {
  const known = new Set(await contractPairs());
  for (const group of LOOKALIKES) expect(group.filter((pair) => known.has(pair)).length).toBeGreaterThan(1);
});

test('the contract documents every operation that the site may call, with its statuses', async () => {
  const known = new Set((await contractPairs()).map((pair) => pair.split(' ')[0]));
  expect(operationIds.filter((id) => !known.has(id))).toEqual([]);
});

test('exceptions to the coverage are few and name operations of the contract', async () => {
  const known = new Set((await contractPairs()).map((pair) => pair.split(' ')[0]));
  expect(Object.keys(EXCEPTIONS).filter((id) => !known.has(id))).toEqual([]);
  expect(Object.keys(EXCEPTIONS).length).toBeLessThanOrEqual(MAX_EXCEPTIONS);
});

test.each([
  ['shown', `sees(['getEvent 200', 'getEvent 404'], look)`, ['getEvent 200', 'getEvent 404']],
  ['unnoticed', `withoutNotice(['getEvent 429'], look)`, ['getEvent 429']],
  ['taken away', `afterResponse(['getEvent 401'], look)`, ['getEvent 401']],
  ['within others', `also(first, sees(['getEvent 400'], look))`, ['getEvent 400']],
  ['not in a comment', `// sees(['getEvent 400'], look)`, []],
  ['not as mere data', `const pairs = ['getEvent 400']`, []],
  ['not by what shows nothing', `acts(['getEvent 400'])`, []],
])('the responses that a story names are read from code: %s', (_, source, named) => {
  expect(pairsNamedIn(source)).toEqual(named);
});

test('a newly documented status counts as missing until a story names it', async () => {
  const pairs = [...(await contractPairs()), 'getEvent 418'];
  const named = namedPairs();
  expect(coverage(pairs, [{ shown: named }], EXCEPTIONS, LOOKALIKES).missing).toEqual(['getEvent 418']);
  expect(coverage(pairs, [{ shown: [...named, 'getEvent 418'] }], EXCEPTIONS, LOOKALIKES).missing).toEqual(
    [],
  );
});

test('in a fresh checkout the list of states says in one sentence which command to run first', () => {
  mkdirSync('.cache', { recursive: true });
  const checkout = mkdtempSync('.cache/fresh-checkout-');
  onTestFinished(() => rmSync(checkout, { recursive: true }));
  cpSync('.storybook', join(checkout, '.storybook'), { recursive: true });
  symlinkSync(resolve('tools'), join(checkout, 'tools'));
  const list = join(checkout, '.storybook/states/states.ts');
  const { status, stderr, stdout } = spawnSync('node', [list, '--recorded'], { encoding: 'utf8' });
  expect(stderr).toBe('No story has recorded what it shows: run `npm run test:full -- stories` first.\n');
  expect(stdout).toBe('');
  expect(status).toBe(1);
});
