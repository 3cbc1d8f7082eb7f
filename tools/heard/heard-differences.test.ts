import { expect, test } from 'vitest';
import { type HeardPage, heardDifferences, toText } from './heard-differences.ts';

const LOG_IN = { role: 'button', name: 'Log in', states: [] };
const page = (changes: Partial<HeardPage>): HeardPage => ({
  ...{ engine: 'Chromium', page: 'home', markup: [LOG_IN], own: [LOG_IN], announced: [] },
  ...changes,
});

test('engines that compute the same roles and names have no differences', () => {
  expect(heardDifferences([page({}), page({ engine: 'Firefox' }), page({ engine: 'WebKit' })])).toEqual([]);
});

test('an engine that computes another name than the markup has is listed', () => {
  expect(heardDifferences([page({ own: [{ role: 'button', name: '' }] })])).toEqual([
    'Chromium, home: “button | Log in” is “button | ” in the engine',
  ]);
});

test('an element that the engine leaves out is listed', () => {
  expect(heardDifferences([page({ own: [] })])).toEqual([
    'Chromium, home: “button | Log in” is “nothing” in the engine',
  ]);
});

test('an announcement that one engine lacks is listed', () => {
  const announced = ['alert: Wrong password'];
  expect(heardDifferences([page({ announced }), page({ engine: 'WebKit' })])).toEqual([
    'home: Chromium has “announced: alert: Wrong password”, WebKit “nothing”',
  ]);
});

test('a state that only one engine has is listed', () => {
  const open = page({ engine: 'WebKit', markup: [{ ...LOG_IN, states: ['expanded=true'] }] });
  expect(heardDifferences([page({}), open])).toEqual([
    'home: Chromium has “button | Log in”, WebKit “button | Log in | expanded=true”',
  ]);
});

test('figures and the names of the same role do not count as differences', () => {
  const markup = [{ role: 'img', name: 'Score 1–0', states: [] }];
  expect(heardDifferences([page({ markup, own: [{ role: 'image', name: 'Score 2–1' }] })])).toEqual([]);
});

test('the text of a page has what is read and what is announced', () => {
  expect(toText(page({ announced: ['status: 3 results'] }))).toBe(
    'button | Log in\nannounced: status: # results',
  );
});
