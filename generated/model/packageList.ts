/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ListMeta } from './listMeta.ts';
import type { Package } from './package.ts';

/**
 * Packages on offer.
 */
export interface PackageList {
  data: Package[];
  meta: ListMeta;
}
