/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether a package opens one event or whole sports.
 */
export type PackageScope = typeof PackageScope[keyof typeof PackageScope];


export const PackageScope = {
  single: 'single',
  category: 'category',
} as const;
