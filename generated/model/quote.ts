/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amounts } from './amounts.ts';

/**
 * What a product costs this viewer now.
 */
export interface Quote {
  /**
     * The promo code, spelled as the channel spells it. Null where none was given.
     * @maxLength 40
     * @nullable
     */
  code: string | null;
  amounts: Amounts;
}
