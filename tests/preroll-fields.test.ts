import type { Preroll } from '@generated/model';
import { expectTypeOf, test } from 'vitest';
import type { PrerollRule } from '../src/player/prerolls/preroll-choice';

/**
 * `npm run check:types` checks this: the player would ignore an unknown field and show the preroll to
 * everybody.
 */
test('the player knows each field of a preroll in the contract', () => {
  expectTypeOf<keyof PrerollRule>().toEqualTypeOf<keyof Preroll>();
});
