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

test('the text of a journey has at each step only what was not there before', () => {
  const first = step({ elements: [element('Search')], focus: element('Search') });
  const second = step({ step: 'suggestions', elements: [element('Search'), element('Clear')] });
  expect(toText([first, second])).toBe(
    '# the search opens\npage: Home\nfocus: button | Search\nbutton | Search\n\n' +
      '# suggestions\npage: Home\nbutton | Clear\n',
  );
});

test('an element whose state changes is in the text again', () => {
  const open = element('Filters', { states: ['expanded=true'] });
  expect(toText([step({ elements: [element('Filters')] }), step({ elements: [open] })])).toContain(
    'button | Filters | expanded=true',
  );
});

test('the engine’s own view is next to an element where it differs', () => {
  const elements = [element('Play', { own: { role: 'button', name: '' } })];
  expect(toText([step({ elements })])).toContain('button | Play   (the engine: button |)');
});

test('times and counts are replaced in the text', () => {
  const announced = ['status: 12 results at 4:40'];
  expect(toText([step({ announced })])).toContain('page: Home\nannounced status: # results at #\n');
});

test('items that occur more often than before are added ones', () => {
  expect(addedItems(['a', 'b'], ['a', 'a', 'b'], (item) => item)).toEqual(['a']);
});

test('the name of the game is replaced in the text, since it depends on the hour', () => {
  expect(toText([step({ elements: [element('Share: Knights at Miners')] })])).toContain('Share: (game)');
});
