import type { Preroll } from '@generated/model';
import { expectTypeOf, test } from 'vitest';
import type { PrerollRule } from '../src/player/prerolls/preroll-choice';

/** Checked by `npm run check:types`: an unknown rule would be ignored, and its preroll shown to everybody. */
test('the player knows each field of a preroll in the contract', () => {
  expectTypeOf<keyof PrerollRule>().toEqualTypeOf<keyof Preroll>();
});
