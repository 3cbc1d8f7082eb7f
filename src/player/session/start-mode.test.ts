import { expect, test } from 'vitest';
import { startMode } from './start-mode';

const ADDRESS = { arrival: 'address', autoplays: false, savesData: false, hidden: false } as const;

test.each([
  ['a visit by address waits for a press', {}, 'wait'],
  ['a press on Watch starts it with sound', { arrival: 'press' }, 'sound'],
  ['a press with data saver waits', { arrival: 'press', savesData: true }, 'wait'],
  ['a visit by address starts muted once autoplay was chosen', { autoplays: true }, 'muted'],
  ['data saver outweighs autoplay', { autoplays: true, savesData: true }, 'wait'],
  ['a press has sound whatever was chosen for visits', { arrival: 'press', autoplays: true }, 'sound'],
  ['a game that the viewer waited for starts', { arrival: 'waited' }, 'sound'],
  ['a game does not start in a page in the background', { arrival: 'waited', hidden: true }, 'wait'],
] as const)('decides whether a video starts automatically: %s', (_, change, expected) => {
  expect(startMode({ ...ADDRESS, ...change })).toBe(expected);
});
