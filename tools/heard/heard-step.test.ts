import { expect, test } from 'vitest';
import { addedItems, type HeardElement, type HeardStep, toText } from './heard-step.ts';

const element = (name: string, changes: Partial<HeardElement> = {}): HeardElement => ({
  ...{ role: 'button', name, states: [], own: null },
  ...changes,
});
const step = (changes: Partial<HeardStep>): HeardStep => ({
  ...{ engine: 'Firefox', journey: 'search', step: 'the search opens', title: 'Home', focus: null },
  ...{ elements: [], announced: [] },
  ...changes,
});

test('the text of a journey lists at each step only what is new', () => {
  const first = step({ elements: [element('Search')], focus: element('Search') });
  const second = step({ step: 'suggestions', elements: [element('Search'), element('Clear')] });
  expect(toText([first, second])).toBe(
    '# the search opens\npage: Home\nfocus: button | Search\nbutton | Search\n\n' +
      '# suggestions\npage: Home\nbutton | Clear\n',
  );
});

test('the text of a journey lists an element again when its state changes', () => {
  const open = element('Filters', { states: ['expanded=true'] });
  expect(toText([step({ elements: [element('Filters')] }), step({ elements: [open] })])).toContain(
    'button | Filters | expanded=true',
  );
});

test('the text of a journey shows the engine’s own role and name where they differ', () => {
  const elements = [element('Play', { own: { role: 'button', name: '' } })];
  expect(toText([step({ elements })])).toContain('button | Play   (the engine: button |)');
});

test('times and counts are replaced by # in the text of a journey', () => {
  const announced = ['status: 12 results at 4:40'];
  expect(toText([step({ announced })])).toContain('page: Home\nannounced status: # results at #\n');
});

test('addedItems returns items that occur more often than before', () => {
  expect(addedItems(['a', 'b'], ['a', 'a', 'b'], (item) => item)).toEqual(['a']);
});

test('the name of the game is replaced in the text of a journey, since it depends on the hour', () => {
  expect(toText([step({ elements: [element('Share: Knights at Miners')] })])).toContain('Share: (game)');
});
