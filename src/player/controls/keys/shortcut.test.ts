import { expect, test } from 'vitest';
import { type KeyContext, type KeyPress, shortcut } from './shortcut';

const press = (key: string, extra: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...extra,
});

test.each([
  [' ', 'player', { type: 'toggle' }],
  ['k', 'page', { type: 'toggle' }],
  ['K', 'page', { type: 'toggle' }],
  ['j', 'player', { type: 'step', seconds: -10 }],
  ['l', 'player', { type: 'step', seconds: 10 }],
  ['ArrowLeft', 'seek-bar', { type: 'step', seconds: -5 }],
  ['ArrowRight', 'page', { type: 'step', seconds: 5 }],
  ['ArrowUp', 'player', { type: 'volume', by: 0.05 }],
  ['ArrowUp', 'page', null],
  ['ArrowDown', 'volume-bar', null],
  ['Home', 'page', null],
  ['Home', 'seek-bar', { type: 'start' }],
  ['End', 'player', { type: 'end' }],
  ['7', 'page', { type: 'part', tenths: 7 }],
  ['0', 'button', { type: 'part', tenths: 0 }],
  [',', 'player', { type: 'frame', direction: -1 }],
  ['.', 'player', { type: 'frame', direction: 1 }],
  ['?', 'page', { type: 'help' }],
  [' ', 'button', null],
  ['Enter', 'button', null],
  ['m', 'button', { type: 'mute' }],
  ['m', 'field', null],
  [' ', 'field', null],
  ['k', 'outside', null],
  ['x', 'page', null],
  ['F5', 'page', null],
  ['constructor', 'page', null],
] as [string, KeyContext, unknown][])(
  'maps the key %j, pressed on %s, to the player’s action',
  (key, context, expected) => {
    expect(shortcut(press(key), context)).toEqual(expected);
  },
);

test.each(['ctrlKey', 'metaKey', 'altKey'] as const)(
  'leaves a key that is pressed with %s to the browser',
  (modifier) => {
    expect(shortcut(press('f', { [modifier]: true }), 'player')).toBeNull();
  },
);
