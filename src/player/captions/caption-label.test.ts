import { expect, test } from 'vitest';
import { captionLabel } from './caption-label';

test.each([
  ['Français', 'fr', 'Français'],
  ['', 'fr', 'Français'],
  ['', 'en', 'English'],
  ['', 'es', 'Español'],
  ['', '', 'CC'],
  ['', 'not a tag', 'NOT A TAG'],
])('label %j, language %j: %s', (label, language, expected) => {
  expect(captionLabel({ label, language })).toBe(expected);
});
