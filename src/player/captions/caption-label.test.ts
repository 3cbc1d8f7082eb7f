import { expect, test } from 'vitest';
import { captionLabel } from './caption-label';

test.each([
  ['Français', 'fr', 'Français'],
  ['', 'fr', 'Français'],
  ['', 'en', 'English'],
  ['', 'es', 'Español'],
  ['', '', 'CC'],
  ['', 'not a tag', 'NOT A TAG'],
])('a caption track with label %j and language %j is called %s', (label, language, expected) => {
  expect(captionLabel({ label, language })).toBe(expected);
});
