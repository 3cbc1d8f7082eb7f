/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What sort of pass a package is.
 */
export type PackageType = typeof PackageType[keyof typeof PackageType];


export const PackageType = {
  single_event: 'single_event',
  category: 'category',
  team: 'team',
  basic: 'basic',
  all_access: 'all_access',
} as const;
