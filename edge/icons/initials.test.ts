import { expect, test } from 'vitest';
import { iconLetters, initialsOf } from './initials.ts';
import { letterOf, PLAY_SIGN } from './letters.ts';

test.each([
  ['Northfield Sports Network', 'NS'],
  ['école des étoiles', 'ÉD'],
  ['<script>', 'S'],
  ['"&\'', ''],
  ['4 All', '4A'],
  ['日本 スポーツ', '日ス'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

test.each([
  ['Northfield Sports', 'NS'],
  ['école des étoiles', 'ED'],
  ['Øresund Łódź', 'OL'],
  ['Velo', 'V'],
  ['2nd 4', '24'],
  ['ßtadion', 'SS'],
])('the icon of %s shows %s', (name, shown) => {
  expect(iconLetters(name)).toEqual([...shown].map(letterOf));
});

test.each(['', '!!!', '🏒', '日本 スポーツ', 'Спорт Live'])(
  'the icon of "%s" is a play sign, because its initials cannot all be drawn',
  (name) => expect(iconLetters(name)).toEqual([PLAY_SIGN]),
);

test.each([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'])('%s has a drawn letter for icons', (character) => {
  expect(letterOf(character)?.path).toMatch(/^M[-MLCZ\d. ]+$/);
});
