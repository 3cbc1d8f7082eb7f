import { expect, test } from 'vitest';
import { heardDifferences } from './heard-differences.ts';
import type { HeardElement, HeardStep } from './heard-step.ts';

const LOG_IN: HeardElement = { role: 'button', name: 'Log in', states: [], own: null };
const step = (changes: Partial<HeardStep>): HeardStep => ({
  ...{ engine: 'Chromium', journey: 'log in', step: 'the form', title: 'Log in', focus: null },
  ...{ elements: [LOG_IN], announced: [] },
  ...changes,
});

test('engines that compute the same roles and names have no differences', () => {
  const elements = [{ ...LOG_IN, own: LOG_IN }];
  expect(heardDifferences([step({ elements }), step({ elements, engine: 'Firefox' })])).toEqual([]);
});

test('a name that an engine computes differently from the markup is listed once, at its first step', () => {
  const elements = [{ ...LOG_IN, own: { role: 'button', name: '' } }];
  expect(heardDifferences([step({ elements }), step({ elements, step: 'refused' })])).toEqual([
    'Chromium computes “button |” for “button | Log in” (log in: the form)',
  ]);
});

test('a space that WebKit loses at a line break is no difference, but in another engine it is', () => {
  const elements = [{ ...LOG_IN, own: { role: 'button', name: 'Login' } }];
  expect(heardDifferences([step({ engine: 'WebKit', elements })])).toEqual([]);
  expect(heardDifferences([step({ engine: 'Firefox', elements })])).toHaveLength(1);
});

test('an announcement that one engine lacks is listed as a difference', () => {
  const announced = ['alert: Wrong password'];
  expect(heardDifferences([step({ announced }), step({ engine: 'WebKit' })])).toEqual([
    'Chromium has “announced alert: Wrong password”, WebKit “nothing” (log in: the form)',
  ]);
});

test('a state that only one engine has is listed as a difference', () => {
  const elements = [{ ...LOG_IN, states: ['expanded=true'] }];
  expect(heardDifferences([step({}), step({ engine: 'WebKit', elements })])).toEqual([
    'Chromium has “button | Log in”, WebKit “button | Log in | expanded=true” (log in: the form)',
  ]);
});

test('a focus move in only one engine is listed as a difference', () => {
  expect(heardDifferences([step({}), step({ engine: 'WebKit', focus: LOG_IN })])).toEqual([
    'Chromium has “nothing”, WebKit “focus: button | Log in” (log in: the form)',
  ]);
});

test('different numbers and equivalent role names do not count as differences', () => {
  const elements = [
    { role: 'img', name: 'Score 1–0', states: [], own: { role: 'image', name: 'Score 2–1' } },
  ];
  expect(heardDifferences([step({ elements })])).toEqual([]);
});
