/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Who vouches for a user instead of a password.
 */
export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  facebook: 'facebook',
  google: 'google',
} as const;
