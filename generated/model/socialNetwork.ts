/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Where a social link leads; chooses its icon.
 */
export type SocialNetwork = typeof SocialNetwork[keyof typeof SocialNetwork];


export const SocialNetwork = {
  facebook: 'facebook',
  instagram: 'instagram',
  tiktok: 'tiktok',
  x: 'x',
  youtube: 'youtube',
} as const;
