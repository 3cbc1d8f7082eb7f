import { expect, test } from 'vitest';
import { severalShortcut } from './several-shortcut';

const press = (key: string, change = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...change,
});

test.each([
  ['1 chooses the first game', '1', 'page', { type: 'game', index: 0 }],
  ['3 chooses the third game', '3', 'button', { type: 'game', index: 2 }],
  ['4 does nothing where three games play', '4', 'page', null],
  ['0 does nothing', '0', 'page', null],
  ['m mutes', 'm', 'player', { type: 'mute' }],
  ['a capital letter counts as its small one', 'K', 'player', { type: 'toggle' }],
  ['the space bar pauses', ' ', 'page', { type: 'toggle' }],
  ['the space bar presses a focused button', ' ', 'button', null],
  ['f opens full screen', 'f', 'page', { type: 'full-screen' }],
  ['Escape returns to all games', 'Escape', 'page', { type: 'return' }],
  ['a digit in a field is typed', '2', 'field', null],
  ['a key on another part of the page is not ours', '2', 'outside', null],
  ['other keys do nothing', 'j', 'page', null],
] as const)('while several games play, %s', (_, key, context, expected) => {
  expect(severalShortcut(press(key), context, 3)).toEqual(expected);
});

test.each(['ctrlKey', 'metaKey', 'altKey'])(
  'while several games play, a digit with %s is left to the browser',
  (held) => {
    expect(severalShortcut(press('2', { [held]: true }), 'page', 3)).toBeNull();
  },
);
