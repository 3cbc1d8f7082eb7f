import { expect, test } from 'vitest';
import { savesData } from './saves-data';

test.each([
  [{ connection: { saveData: true } }, true],
  [{ connection: { saveData: false } }, false],
  [{ connection: null }, false],
  [{}, false],
])('detects whether the device saves data from %j: %s', (navigator, saves) => {
  expect(savesData(navigator)).toBe(saves);
});
