/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Url } from './url.ts';
import type { VodAssetType } from './vodAssetType.ts';

/**
 * What a card of the library shows.
 */
export interface VodAsset {
  type: VodAssetType;
  path: Url;
}
